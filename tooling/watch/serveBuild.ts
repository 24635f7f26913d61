import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { EventStream } from './eventStream.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};
/** A file of the browser's part of a build, which has no folders: `widget.json`, `widget-en.js`. */
const FILE = /^\/([\w-][\w.-]*\.(?:js|css|json|svg|map))$/;

/** Where pages hear of changes. */
const CHANGES = '/changes';
/** Any page may read what is served, and no browser keeps it. */
const OPEN = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface ServedBuild {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Serves a widget's build for a preview of a local address, with what `changes` tells under `/changes`.
 * Any page may read it; browsers do not cache it. Rejects where the port is taken.
 */
export async function serveBuild(
  folder: string,
  port: number,
  changes?: EventStream,
): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (changes && pathname === CHANGES) {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...OPEN }).flushHeaders();
      changes.answer(response);
      return;
    }
    const [, file] = FILE.exec(pathname) ?? [];
    const content =
      file === undefined ? Promise.reject(new Error('no file')) : readFile(join(folder, file));
    content.then(
      (bytes) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file ?? '')] ?? 'application/octet-stream',
            ...OPEN,
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
