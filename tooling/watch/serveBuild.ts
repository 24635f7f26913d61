import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};
/** A file of the browser's part of a build, which has no folders: `widget.json`, `widget-en.js`. */
const FILE = /^\/([\w-][\w.-]*\.(?:js|css|json|svg|map))$/;

export interface ServedBuild {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a widget's build for a preview of a local address. Any page may read it; browsers do not
 * cache it.
 */
export async function serveBuild(folder: string, port: number): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const [, file] = FILE.exec(new URL(request.url ?? '/', 'http://localhost').pathname) ?? [];
    const content =
      file === undefined ? Promise.reject(new Error('no file')) : readFile(join(folder, file));
    content.then(
      (bytes) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
            'cache-control': 'no-store',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
            'x-content-type-options': 'nosniff',
          })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
