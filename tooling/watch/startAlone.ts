import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { Recording } from 'shared-contracts/recording';
import { replayConfig } from '../replay/replayConfig.ts';
import { aloneConfig } from '../webpack/aloneConfig.ts';
import { alonePage } from './alonePage.ts';

export interface AloneServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface AloneOptions {
  readonly port: number;
  /** The gateway to which `/gora/*` is forwarded, for pictures. */
  readonly gatewayUrl: string;
  /** The recording to play; without one the page shows the widget's stories. */
  readonly recording?: Recording;
}

interface Answer {
  setHeader(name: string, value: string): void;
  end(body: string): void;
}
function answer(name: string, recording: Recording | undefined) {
  return ({ path }: { readonly path: string }, response: Answer): void => {
    const isRecording = recording && path === '/recording.json';
    response.setHeader(
      'content-type',
      isRecording ? 'application/json' : 'text/html; charset=utf-8',
    );
    response.end(isRecording ? JSON.stringify(recording) : alonePage(name, '/alone'));
  };
}

/** Serves one widget alone, and builds and reloads it when its sources change. */
export async function startAlone(
  name: string,
  { port, gatewayUrl, recording }: AloneOptions,
): Promise<AloneServer> {
  const folder = join(repositoryRoot, name);
  const compiler = webpack(
    recording ? replayConfig(name, folder, recording.locale) : aloneConfig(name, folder),
  );
  if (!compiler) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: false,
      liveReload: true,
      static: false,
      devMiddleware: { index: false },
      proxy: [{ context: ['/gora'], target: gatewayUrl }],
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        { name: 'page', middleware: answer(name, recording) },
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://localhost:${port}`, stop: () => server.stop() };
}
