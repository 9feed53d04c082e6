import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { type OwnSite, withOwnSite } from '../support/own-site.ts';
import { type CopyName, folderWith } from '../support/site-copies.ts';
import { SilentBrowser, type Engine, type EngineName, type EngineOptions } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

export { expect } from '@playwright/test';

interface ScenarioFixtures extends EngineOptions {
  readonly engine: Engine;
  readonly settings: CopyName;
  /** Each test has its own port, so that the browser keeps nothing from another test. */
  readonly site: OwnSite;
  readonly visitor: Visitor;
  readonly expectedMessages: RegExp[];
}

interface EngineFixtures {
  readonly engineName: EngineName;
  /** Starts a browser, or returns the one that an earlier test started with the same options. */
  readonly engineWith: (options: EngineOptions) => Promise<Engine>;
}

const harmless = [
  // A page that the browser leaves early causes these two messages.
  /view ?transition|Cannot load \S+\/sw\.js/i,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  // A slow machine runs a preloaded script late.
  /preloaded using link preload but not used/,
];

const start = { firefox: startFirefox, webkit: startWebKit };

/**
 * A test that runs in each of the engines. It fails if the browser complains about anything. If the browser falls silent,
 * which says nothing about the site, the test runs once more in a new browser.
 */
export const test = base.extend<ScenarioFixtures, EngineFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engineWith: [
    async ({ engineName }, use) => {
      const missing = process.env[`MISSING_${engineName.toUpperCase()}`];
      base.skip(missing !== undefined, missing);
      const started = new Map<boolean, Promise<Engine>>();
      await use((options) => {
        const engine = started.get(options.javaScript) ?? start[engineName](options);
        started.set(options.javaScript, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  javaScript: [true, { option: true }],
  engine: async ({ engineWith, javaScript }, use) => use(await engineWith({ javaScript })),
  expectedMessages: [[], { option: true }],
  settings: ['known', { option: true }],
  site: ({ settings }, use) => withOwnSite(folderWith(settings), use),
  visitor: async ({ engine, site, expectedMessages }, use, { project, retry, testId }) => {
    const fellSilent = join(project.outputDir, `silent-${testId}`);
    if (retry > 0 && !existsSync(fellSilent))
      throw new Error('There is a second run only if the browser fell silent in the first.');
    const visitor = new Visitor(engine, site.address);
    await visitor.resize(1280, 800);
    engine.faults.length = 0;
    await use(visitor);
    // Waits, since the page's last messages may still be on their way.
    await wait(100);
    const unexpected = engine.faults.filter(
      (fault) => ![...harmless, ...expectedMessages].some((expected) => expected.test(fault)),
    );
    await engine.open('about:blank').catch((error: unknown) => {
      if (error instanceof SilentBrowser) writeFileSync(fellSilent, error.message);
      throw error;
    });
    base.expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});
