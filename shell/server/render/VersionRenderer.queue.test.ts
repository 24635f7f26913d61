/** @jest-environment node */
import { LIMITS } from 'server-kit/renderer/limits';
import type { RenderJob } from 'server-kit/renderer/messages';
import {
  PATIENT,
  aGate,
  aRenderer,
  aWhile,
  bundle,
  closeRenderers,
  nothing,
  task,
  tasks,
} from '../../testing/aRenderer.ts';
import { RenderMemory } from './RenderMemory.ts';
import type { VersionRenderer } from './VersionRenderer.ts';

afterEach(closeRenderers);

describe('a version with much to do', () => {
  // a renderer has a number of its own, and is busy for a while with each paint
  const busy = bundle(
    'const end = performance.now() + 30; while (performance.now() < end); return { renderer: (globalThis.number ??= Math.random()) };',
    'return "";',
  );
  async function renderersOf(renderer: VersionRenderer) {
    const paints = await Promise.all(
      tasks(40).map((each) => renderer.render(each, nothing, PATIENT)),
    );
    return new Set(paints.map(({ data }) => data)).size;
  }

  it('has further renderers while all are busy, as many as are allowed', async () => {
    expect(await renderersOf(aRenderer(busy, { renderers: 2 }))).toBe(2);
  });

  it('has one renderer where one is allowed', async () => {
    expect(await renderersOf(aRenderer(busy, { renderers: 1 }))).toBe(1);
  });

  it('has no further renderer where the memory is full', async () => {
    expect(await renderersOf(aRenderer(busy, { renderers: 2, memory: new RenderMemory(1) }))).toBe(
      1,
    );
  });

  it('begins no further paint while its renderer has all that it may have', async () => {
    const { asked, open, reader } = aGate();
    const renderer = aRenderer(bundle('return host.request.get("/x");', 'return "";'));
    const all = tasks(LIMITS.paints + 5).map((each) => renderer.render(each, reader, PATIENT));
    while (asked.length < LIMITS.paints) await aWhile();
    await aWhile();
    expect(asked).toHaveLength(LIMITS.paints);
    open();
    await Promise.all(all);
    expect(asked).toHaveLength(LIMITS.paints + 5);
  });

  it('refuses more paints than its queue holds at once', async () => {
    const { open, reader } = aGate();
    const renderer = aRenderer(bundle('return host.request.get("/x");', 'return "";'));
    const all = tasks(LIMITS.waiting + 3).map((each) => renderer.render(each, reader, PATIENT));
    const ends = Promise.allSettled(all);
    await expect(all.at(-1)).rejects.toThrow(`has ${LIMITS.waiting} first paints that wait`);
    open();
    const refused = (await ends).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
  });

  it('never begins a paint whose deadline has passed in the queue', async () => {
    const { asked, open, reader } = aGate();
    const renderer = aRenderer(bundle('return host.request.get(`/${props.query}`);', 'return "";'));
    const first = tasks(LIMITS.paints).map((each) => renderer.render(each, reader, PATIENT));
    while (asked.length < LIMITS.paints) await aWhile();
    const late = Array.from({ length: LIMITS.waiting }, (_, number) => {
      const job: RenderJob = {
        ...task,
        slot: `${number}`,
        props: { page: 'result', query: 'late' },
      };
      return renderer.render(job, reader, 30);
    });
    for (const { status } of await Promise.allSettled(late)) expect(status).toBe('rejected');
    // the queue has room again
    const next = renderer.render(task, reader, PATIENT);
    open();
    await Promise.all([...first, next]);
    expect(asked).not.toContain('/late');
  });

  it('never begins a paint whose deadline has passed while the renderer was busy', async () => {
    const renderer = aRenderer(
      bundle(
        'if (props.query !== "late") { const end = performance.now() + 400; while (performance.now() < end); } (globalThis.begun ??= []).push(props.query); return globalThis.begun;',
        'return "";',
      ),
    );
    await renderer.render(task, nothing, PATIENT);
    const first = tasks(LIMITS.busyPaints - 1).map((each) =>
      renderer.render(each, nothing, PATIENT),
    );
    const late: RenderJob = { ...task, props: { page: 'result', query: 'late' } };
    await expect(renderer.render(late, nothing, 900)).rejects.toThrow('within 900 ms');
    await Promise.all(first);
    const { data } = await renderer.render({ ...task, now: 2 }, nothing, PATIENT);
    expect(JSON.parse(data)).toEqual(['page=2', 'number=0', 'number=1', 'number=2', 'page=2']);
  });

  it('refuses the open calls of a paint past its deadline, so that its load ends, and renders nothing', async () => {
    const renderer = aRenderer(
      bundle(
        'if (props.query === "ends") return globalThis.end ?? {}; try { await host.request.get("/never") } catch (error) { globalThis.end = { status: error.status, renders: 0 } } return {};',
        'if (globalThis.end) globalThis.end.renders += 1; return "";',
      ),
    );
    const { reader } = aGate();
    await expect(renderer.render(task, reader, 50)).rejects.toThrow('within 50 ms');
    const ends: RenderJob = { ...task, props: { page: 'result', query: 'ends' } };
    const { data } = await renderer.render(ends, nothing, PATIENT);
    expect(JSON.parse(data)).toEqual({ status: 'ETIMEDOUT', renders: 0 });
  });
});

describe('the caps of a first paint', () => {
  it.each([
    ['html', bundle('return {};', `return 'x'.repeat(${LIMITS.html + 1});`)],
    ['data', bundle(`return 'x'.repeat(${LIMITS.data + 1});`, 'return "";')],
  ])('refuse too much %s', async (what, text) => {
    await expect(aRenderer(text).render(task, nothing, PATIENT)).rejects.toThrow(
      `characters of ${what}`,
    );
  });

  it('refuse too many calls, and no further call reaches the gateway', async () => {
    const renderer = aRenderer(
      bundle('for (;;) await host.request.get("/again");', 'return "never";'),
    );
    const { asked, open, reader } = aGate();
    open();
    await expect(renderer.render(task, reader, PATIENT)).rejects.toThrow(
      `makes more than ${LIMITS.calls} calls`,
    );
    await aWhile();
    expect(asked).toHaveLength(LIMITS.calls);
  });
});

describe('a stopped or lost renderer', () => {
  it('[R10.05] is heard first when the main thread itself was late', async () => {
    const renderer = aRenderer(
      bundle(
        'const end = performance.now() + 50; while (performance.now() < end); return { query: props.query, count: (globalThis.count = (globalThis.count ?? 0) + 1) };',
        'return "";',
      ),
    );
    await renderer.render(task, nothing, PATIENT);
    const paint = renderer.render({ ...task, now: 2 }, nothing, 200);
    // the timer of the deadline is the next thing that the event loop comes to
    await new Promise((done) => {
      setImmediate(done);
    });
    const end = performance.now() + 600;
    while (performance.now() < end);
    expect(JSON.parse((await paint).data)).toEqual({ query: 'page=2', count: 2 });
  });

  it('[R10.05] counts as a stop when the bundle ends its process itself', async () => {
    const renderer = aRenderer(
      bundle(
        'Promise.reject(new Error("nobody catches it")); await new Promise(() => {});',
        'return "";',
      ),
    );
    for (const _ of [1, 2, 3])
      await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow('nobody catches it');
    await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow(
      'stopped 3 times in a minute',
    );
  });

  it('[R10.05] takes no paint with it that still waits for a renderer', async () => {
    const renderer = aRenderer(
      bundle('return {};', "if (props.query === 'loop') for (;;); return '<p></p>';"),
    );
    const loop: RenderJob = { ...task, props: { page: 'result', query: 'loop' } };
    await renderer.render(task, nothing, PATIENT);
    const stuck = renderer.render(loop, nothing, 100);
    const sent = tasks(LIMITS.busyPaints).map((each) => renderer.render(each, nothing, PATIENT));
    const ends = Promise.allSettled(sent);
    await expect(stuck).rejects.toThrow('within 100 ms');
    expect((await ends).map(({ status }) => status)).toEqual([
      ...Array.from({ length: LIMITS.busyPaints - 1 }, () => 'rejected'),
      'fulfilled',
    ]);
  });
});
