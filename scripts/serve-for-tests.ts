import { findNginx } from './find-nginx.ts';
import { siteFolder } from './site-folder.ts';
import { startNginx } from './start-nginx.ts';

/**
 * What the whole-site tests run against: the built site, behind nginx as it is deployed. Where nginx is missing,
 * or `TEST_SERVER=node` asks for it, our own server answers with the same headers and
 * redirects.
 */
async function main() {
  const nginx = process.env['TEST_SERVER'] === 'node' ? undefined : findNginx();
  if (nginx === undefined) {
    if (process.env['CI'] && process.env['TEST_SERVER'] !== 'node') {
      throw new Error('There is no nginx, and CI is set. Run "npm run test:install" first.');
    }
    console.error(
      'The tests run against scripts/serve.ts, with the same headers, not against nginx.',
    );
    await import('./serve.ts');
    return;
  }
  const site = await startNginx(nginx, siteFolder);
  console.log(`The site is at ${site.address} (nginx)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.stop());
  }
  site.process.once('close', (code) => (process.exitCode = code ?? 1));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
