import { aRenderJob } from './builders.ts';
import type { GatewayReader, RenderJob, RequestCall } from 'server-kit/renderer/messages';
import { type RendererOptions, VersionRenderer } from '../server/render/VersionRenderer.ts';

/** A deadline in milliseconds that no test reaches. */
export const PATIENT = 20_000;

/** A first paint that a test asks for. */
export const task = aRenderJob({ props: { page: 'result', query: 'page=2' } });

/** Returns the server bundle of a widget with these two bodies. */
export function bundle(load: string, render: string): string {
  return `module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: (props, data, host) => { ${render} } };`;
}

/** Returns a gateway that answers all calls alike. */
export function answerOf(value: unknown): GatewayReader {
  return async () => JSON.stringify(value);
}

/** A gateway that answers each call with an empty object. */
export const nothing = answerOf({});

const opened: VersionRenderer[] = [];

/** Returns a renderer of a bundle, which `closeRenderers` closes. */
export function aRenderer(text: string, options: RendererOptions = {}): VersionRenderer {
  const renderer = new VersionRenderer(
    { id: 'mf-test@1.0.0', bundle: text },
    { startLimit: PATIENT, ...options },
  );
  opened.push(renderer);
  return renderer;
}

/** Closes the renderers that a test has opened. */
export async function closeRenderers(): Promise<void> {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
}

/** Lets messages of other processes arrive. */
export function aWhile(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, 20);
  });
}

/** Returns tasks that differ. */
export function tasks(count: number): RenderJob[] {
  return Array.from({ length: count }, (_, number) => ({
    ...task,
    props: { page: 'result', query: `number=${number}` },
  }));
}

/** Returns a gateway that answers when `open` is called, and how many calls have come. */
export function aGate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  return {
    asked,
    open: resolve,
    reader: async (call: RequestCall) => {
      asked.push(call.path);
      await promise;
      return nothing(call);
    },
  };
}
