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
/** A file of the browser's part of a build: `widget.json`, `widget-en.js`, `css/widget.css`. */
const FILE = /^\/((?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:js|css|json|svg|map))$/;
/** The folder of the files of a page that is served beside a build, in their addresses. */
const PAGE = 'page/';

const HTML = 'text/html; charset=utf-8';

/** Where pages hear of changes. */
const CHANGES = '/changes';
/** Any page may read what is served, and no browser keeps it. */
const OPEN = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** What is served beside a build. */
export interface Beside {
  /** What is told under `/changes`. */
  readonly changes?: EventStream;
  /** The page that stands at each address without a file, and the folder of its own files. */
  readonly page?: { html: string; readonly folder: string };
}

export interface ServedBuild {
  readonly url: string;
  stop(): Promise<void>;
}

/** Reads a file of a build, or of the page beside it. Rejects where there is none. */
function find(file: string | undefined, folder: string, page: string | undefined): Promise<Buffer> {
  if (file === undefined) return Promise.reject(new Error('no file'));
  if (page !== undefined && file.startsWith(PAGE))
    return readFile(join(page, file.slice(PAGE.length)));
  return readFile(join(folder, file));
}

/**
 * Serves a widget's build, for a preview of a local address or a page of its own, with what is to be beside it.
 * Any page may read it; browsers do not cache it. Rejects where the port is taken.
 */
export async function serveBuild(
  folder: string,
  port: number,
  { changes, page }: Beside = {},
): Promise<ServedBuild> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (changes && pathname === CHANGES) {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...OPEN }).flushHeaders();
      changes.answer(response);
      return;
    }
    const [, file] = FILE.exec(pathname) ?? [];
    if (page && file === undefined) {
      response.writeHead(200, { 'content-type': HTML, ...OPEN }).end(page.html);
      return;
    }
    find(file, folder, page?.folder).then(
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
