/** @jest-environment node */
import { LIMITS } from './limits.ts';
import { RenderMemory } from './RenderMemory.ts';
import { RenderThread } from './RenderThread.ts';
import { VersionRenderer } from './VersionRenderer.ts';

const setup = {
  id: 'mf-test@1.0.0',
  bundle: 'module.exports.default = { contract: 1, load: async () => ({}), render: () => "" };',
};
/** Starts a thread that tells the memory when it is ready and when it has ended. */
function aThread(memory: RenderMemory) {
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  const events = {
    onReady: () => {
      resolve();
      memory.retry();
    },
    onPaint: () => {},
    onRoom: () => {},
    onEnd: (thread: RenderThread) => memory.remove(thread),
  };
  const thread = new RenderThread(setup, events, { isQuiet: true, startLimit: 20_000 });
  memory.add(thread);
  return { thread, ready };
}

describe('the memory of all renderers', () => {
  it('lets a few threads start at once, and the next one when one of them has started', async () => {
    const memory = new RenderMemory(Infinity);
    const started = Array.from({ length: LIMITS.starts }, () => aThread(memory));
    expect(memory.makeRoom(true)).toBe(false);
    await new Promise<void>((again) => {
      memory.wait(again);
    });
    expect(memory.makeRoom(false)).toBe(true);
    await Promise.all(started.map(({ thread }) => thread.close()));
  });

  it('starts a version that could not start at once, although nobody asks for a page', async () => {
    const memory = new RenderMemory(Infinity);
    const started = Array.from({ length: LIMITS.starts }, () => aThread(memory));
    const add = jest.spyOn(memory, 'add');
    const renderer = new VersionRenderer(setup, { memory });
    renderer.warm();
    expect(add).not.toHaveBeenCalled();
    await Promise.all(started.map(({ ready }) => ready));
    expect(add).toHaveBeenCalledTimes(1);
    await Promise.all([renderer.close(), ...started.map(({ thread }) => thread.close())]);
  });

  it('has room for one thread, however small it is', () => {
    expect(new RenderMemory(1).makeRoom(false)).toBe(true);
  });
});
