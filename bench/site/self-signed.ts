import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from '../../scripts/apt-install.ts';
import type { Certificate } from '../../scripts/start-nginx.ts';

/**
 * Makes a certificate for this machine in `folder`, valid for two days, with the OpenSSL of this machine or, for
 * root on Debian or Ubuntu, a newly installed one.
 *
 * @throws Error saying what to do, when there is none and none can be installed
 */
export function selfSigned(folder: string): Certificate {
  const certificate = { file: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  if (make(certificate)) return certificate;
  if (aptInstall('openssl', 'the benchmark', ['openssl']) && make(certificate)) return certificate;
  throw new Error(
    'The site is measured over HTTPS, whose certificate OpenSSL makes, and none could be installed. ' +
      'Install it (Debian, Ubuntu: sudo apt-get install openssl; macOS: brew install openssl).',
  );
}

/** What Chromium is told, so that it trusts this certificate and no other that it would not. */
export function trusting({ file }: Certificate): string {
  const { publicKey } = new X509Certificate(readFileSync(file));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const fingerprint = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${fingerprint}`;
}

function make({ file, key }: Certificate): boolean {
  const options = [
    ...['req', '-x509', '-nodes', '-days', '2', '-keyout', key, '-out', file],
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
  ];
  return spawnSync('openssl', options, { timeout: 30_000 }).status === 0;
}
