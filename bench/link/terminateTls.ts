import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from 'tooling/tls/makeCertificate';

/**
 * Listens with TLS on `listen` of 127.0.0.1 and forwards the plain bytes to `target`. Resolves with
 * a function that stops it.
 */
export async function terminateTls(
  listen: number,
  target: number,
  { key, cert }: Certificate,
): Promise<() => void> {
  const server = createServer(
    { key: await readFile(key), cert: await readFile(cert), ALPNProtocols: ['http/1.1'] },
    (client) => {
      const behind = connect(target, '127.0.0.1');
      client.pipe(behind).pipe(client);
      client.on('error', () => behind.destroy()).on('close', () => behind.destroy());
      behind.on('error', () => client.destroy());
    },
  );
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(listen, '127.0.0.1', resolve),
  );
  return () => {
    server.close();
  };
}
