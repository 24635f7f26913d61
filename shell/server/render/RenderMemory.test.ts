/** @jest-environment node */
import { LIMITS } from 'server-kit/renderer/limits';
import { RenderMemory } from './RenderMemory.ts';
import { RenderProcess } from './RenderProcess.ts';
import { BUILT_RENDERER } from './builtRenderer.ts';
import { VersionRenderer } from './VersionRenderer.ts';

const setup = {
  id: 'mf-test@1.0.0',
  bundle: 'module.exports.default = { contract: 1, load: async () => ({}), render: () => "" };',
};
/** Starts a renderer that tells the memory when it is ready and when it has ended. */
function aRenderer(memory: RenderMemory) {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const events = {
    onReady: () => {
      resolve();
      memory.retry();
    },
    onPaint: () => {},
    onRoom: () => {},
    onExcess: () => {},
    onEnd: (ended: RenderProcess) => memory.remove(ended),
  };
  const renderer = new RenderProcess(setup, events, {
    code: BUILT_RENDERER,
    sandbox: [],
    isQuiet: true,
    priority: 'normal',
    startLimit: 20_000,
  });
  memory.add(renderer);
  return { renderer, ready };
}

describe('the memory of all renderers', () => {
  it('lets a few renderers start at once, and the next one when one of them has started', async () => {
    const memory = new RenderMemory(Infinity);
    const started = Array.from({ length: LIMITS.starts }, () => aRenderer(memory));
    expect(memory.makeRoom(true)).toBe(false);
    await new Promise<void>((again) => {
      memory.wait(again);
    });
    expect(memory.makeRoom(false)).toBe(true);
    await Promise.all(started.map(({ renderer }) => renderer.close()));
  });

  it('starts a version that could not start at once, although nobody asks for a page', async () => {
    const memory = new RenderMemory(Infinity);
    const started = Array.from({ length: LIMITS.starts }, () => aRenderer(memory));
    const add = jest.spyOn(memory, 'add');
    const version = new VersionRenderer(setup, { memory });
    version.warm();
    expect(add).not.toHaveBeenCalled();
    await Promise.all(started.map(({ ready }) => ready));
    expect(add).toHaveBeenCalledTimes(1);
    await Promise.all([version.close(), ...started.map(({ renderer }) => renderer.close())]);
  });

  it('has room for one renderer, however small it is', () => {
    expect(new RenderMemory(1).makeRoom(false)).toBe(true);
  });
});
