import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { hostPage, PAGE_POLICY } from 'registry/mount';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import type { ConformSite } from '../site/conformSite.ts';
import { conformConfig } from './conformConfig.ts';
import type { ConformPage } from './page/conform.ts';

export interface OpenConformPage {
  readonly page: Page;
  /** Runs one of the page's own functions. */
  run<Result>(work: (conform: ConformPage) => Promise<Result>): Promise<Result>;
  /** The uncaught errors and broken policies of the page since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

interface ConformPageOptions {
  readonly name: string;
  readonly folder: string;
  readonly site: ConformSite;
  readonly browserPath: string;
}

async function serve(name: string, folder: string) {
  const server = createServer((request, response) => {
    const file = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === '') {
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': PAGE_POLICY,
        })
        .end(hostPage(name, { script: '/conform.js', style: '/conform.css' }));
      return;
    }
    readFile(join(folder, file)).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': file.endsWith('.css') ? 'text/css' : 'text/javascript',
          })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Builds the page of one widget and opens it in a real browser. */
export async function openConformPage({
  name,
  folder,
  site,
  browserPath,
}: ConformPageOptions): Promise<OpenConformPage> {
  const output = join(repositoryRoot, '.cache/conform', name);
  await runWebpack(conformConfig(name, folder, { output, testing: site.testing }));
  const server = await serve(name, output);
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  });
  const page = await (await browser.newContext()).newPage();
  let heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/404|Failed to load resource/.test(message.text()))
      heard.push(message.text());
  });
  await page.goto(server.url);
  await page.waitForFunction('globalThis.conform');
  return {
    page,
    run: (work) => page.evaluate(`(${work.toString()})(globalThis.conform)`),
    complaints: () => {
      const all = heard;
      heard = [];
      return all;
    },
    close: async () => {
      await browser.close();
      server.stop();
    },
  };
}
