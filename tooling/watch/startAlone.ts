import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { aloneConfig } from '../webpack/aloneConfig.ts';

const page = (name: string) => `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${name}</title><link rel="stylesheet" href="/alone.css"><body><script defer src="/alone.js"></script></body></html>`;

export interface AloneServer { readonly url: string; stop(): Promise<void> }

export interface AloneOptions {
  readonly port: number;
  /** Where `/gora/*` goes, for pictures: a running gateway. */
  readonly gatewayUrl: string;
}

/** Serves one widget alone, built anew and reloaded as its sources change. */
export const startAlone = async (name: string, { port, gatewayUrl }: AloneOptions): Promise<AloneServer> => {
  const compiler = webpack(aloneConfig(name, join(repositoryRoot, name)));
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer({
    port, host: '127.0.0.1', hot: false, liveReload: true, static: false,
    devMiddleware: { index: false },
    proxy: [{ context: ['/gora'], target: gatewayUrl }],
    setupMiddlewares: (middlewares) => [...middlewares, {
      name: 'page',
      middleware: (_request: unknown, response: { setHeader(name: string, value: string): void; end(body: string): void }) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page(name));
      },
    }],
  }, compiler);
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
};
