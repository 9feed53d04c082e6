import { setTimeout as wait } from 'node:timers/promises';
import { test as base } from '@playwright/test';
import { type OwnSite, withOwnSite } from '../own-site.ts';
import { type CopyName, folderWith } from '../site-copies.ts';
import type { Engine, EngineName, EngineOptions } from './engine.ts';
import { startFirefox } from './firefox-engine.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

export { expect } from '@playwright/test';

interface ScenarioFixtures {
  readonly settings: CopyName;
  /** Each test has its own port, so that the browser keeps nothing from another test. */
  readonly site: OwnSite;
  readonly visitor: Visitor;
  readonly expectedMessages: RegExp[];
}

interface EngineFixtures extends EngineOptions {
  readonly engineName: EngineName;
  /** Tests with the same options share one browser. */
  readonly engine: Engine;
}

const harmless = [
  // A page that the browser leaves early causes these two messages.
  /view ?transition|Cannot load \S+\/sw\.js/i,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  // A slow machine runs a preloaded script late.
  /preloaded using link preload but not used/,
];

const start = { firefox: startFirefox, webkit: startWebKit };

/** A test that runs in each of the engines. It fails if the browser complains about anything. */
export const test = base.extend<ScenarioFixtures, EngineFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  javaScript: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, javaScript }, use) => {
      const missing = process.env[`MISSING_${engineName.toUpperCase()}`];
      base.skip(missing !== undefined, missing);
      const engine = await start[engineName]({ javaScript });
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedMessages: [[], { option: true }],
  settings: ['known', { option: true }],
  site: ({ settings }, use) => withOwnSite(folderWith(settings), use),
  visitor: async ({ engine, site, expectedMessages }, use) => {
    const visitor = new Visitor(engine, site.address);
    await visitor.resize(1280, 800);
    engine.faults.length = 0;
    await use(visitor);
    // Waits, since the page's last messages may still be on their way.
    await wait(100);
    const unexpected = engine.faults.filter(
      (fault) => ![...harmless, ...expectedMessages].some((expected) => expected.test(fault)),
    );
    await engine.open('about:blank');
    base.expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});
