import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Certificate {
  /** The paths of two PEM files. */
  readonly key: string;
  readonly cert: string;
  /**
   * Hash of the public key, with which the browser is told to trust the certificate. A browser that
   * ignores certificate errors keeps no cache, so that measurements would be wrong.
   */
  readonly publicKeyHash: string;
}

function toPublicKeyHash(pem: Buffer): string {
  return createHash('sha256')
    .update(new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
}

/**
 * Makes a certificate for localhost in `folder`; resolves with undefined where the machine has no
 * openssl.
 */
export async function makeCertificate(folder: string): Promise<Certificate | undefined> {
  const key = join(folder, 'key.pem');
  const cert = join(folder, 'cert.pem');
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      ...name,
      '-keyout',
      key,
      '-out',
      cert,
    ]);
  } catch {
    return undefined;
  }
  return { key, cert, publicKeyHash: toPublicKeyHash(await readFile(cert)) };
}
