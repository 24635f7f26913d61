/** @jest-environment node */
import { aRenderJob } from '../../testing/builders.ts';
import { ApiError } from 'shared-contracts/errors';
import { LIMITS } from 'server-kit/renderer/limits';
import type { GatewayReader, RenderJob, RequestCall } from 'server-kit/renderer/messages';
import { RenderMemory } from './RenderMemory.ts';
import { type RendererOptions, VersionRenderer } from './VersionRenderer.ts';

const task = aRenderJob({ props: { page: 'result', query: 'page=2' } });
function bundle(load: string, render: string) {
  return `module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: (props, data, host) => { ${render} } };`;
}
/** Returns a gateway that answers all calls alike. */
function answerOf(value: unknown): GatewayReader {
  return async () => JSON.stringify(value);
}
const nothing = answerOf({});

const opened: VersionRenderer[] = [];
function aRenderer(text: string, options: RendererOptions = {}) {
  const renderer = new VersionRenderer(
    { id: 'mf-test@1.0.0', bundle: text },
    { startLimit: PATIENT, ...options },
  );
  opened.push(renderer);
  return renderer;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((renderer) => renderer.close()));
});

const PATIENT = 20_000;

/** Lets messages of other processes arrive. */
function aWhile() {
  return new Promise((done) => {
    setTimeout(done, 20);
  });
}

/** Returns tasks that differ. */
function tasks(count: number): RenderJob[] {
  return Array.from({ length: count }, (_, number) => ({
    ...task,
    props: { page: 'result', query: `number=${number}` },
  }));
}

/** Returns a gateway that answers when `open` is called, and how many calls have come. */
function aGate() {
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

describe('the renderer of one widget version', () => {
  it('[R10.02] renders the data that the widget loaded through the shell', async () => {
    const renderer = aRenderer(
      bundle(
        "return { reply: await host.request.get('/course/search', { query: { 'area[]': [1, 2] } }) };",
        'return `<p>${data.reply.count} ${host.slot} ${host.now()}</p>`;',
      ),
    );
    const asked: unknown[] = [];
    const paint = await renderer.render(
      task,
      async (request) => {
        asked.push(request);
        return '{"count":7}';
      },
      PATIENT,
    );
    expect(paint.html).toBe('<p>7 results 1000</p>');
    expect(JSON.parse(paint.data)).toEqual({ reply: { count: 7 } });
    expect(asked).toEqual([
      {
        method: 'GET',
        path: '/course/search',
        query: 'area%5B%5D=1&area%5B%5D=2',
        timeout: undefined,
      },
    ]);
  });

  it('[R8.09] gives a failed call to the widget as an `api_error`', async () => {
    const renderer = aRenderer(
      bundle(
        "try { await host.request.get('/x') } catch (error) { return { code: error.code, status: error.status, message: error.message } }",
        'return "";',
      ),
    );
    const refuse = async () => {
      throw new ApiError('Request failed', {
        status: 500,
        path: '/x',
        data: { data: [{ message: 'busy' }] },
      });
    };
    const paint = await renderer.render(task, refuse, PATIENT);
    expect(JSON.parse(paint.data)).toMatchObject({ code: 'api_error', status: 500 });
  });

  it.each([
    ['ETIMEDOUT', true],
    [503, true],
    [500, true],
    [429, true],
    [-1, true],
    [404, undefined],
    [400, undefined],
  ])(
    '[R8.09] says of a paint whether the gateway failed, not whether it refused: %s',
    async (status, missesAnswer) => {
      const renderer = aRenderer(
        bundle("return host.request.get('/x').catch(() => 'failed');", 'return data;'),
      );
      const refuse = () => Promise.reject(new ApiError('failed', { status, path: '/x' }));
      const paints = [1, 2].map(() => renderer.render(task, refuse, PATIENT));
      const [paint, joined] = await Promise.all(paints);
      expect(paint).toMatchObject({ html: 'failed' });
      expect([paint?.missesAnswer, joined?.missesAnswer]).toEqual([missesAnswer, missesAnswer]);
      const well = await renderer.render(task, answerOf('well'), PATIENT);
      expect([well.html, well.missesAnswer]).toEqual(['well', undefined]);
    },
  );

  it.each([
    ['that throws is at fault', "throw new Error('no');", 'FaultyPaintError'],
    [
      'that ends its process is at fault',
      'for (let all = [];;) all.push(all);',
      'FaultyPaintError',
    ],
    ['whose call was refused is not', "await host.request.get('/x');", 'Error'],
  ])('[R10.05] tells whether the version is at fault: one %s', async (_what, load, name) => {
    const renderer = aRenderer(bundle(load, 'return "";'), { isQuiet: true });
    const refuse = () => Promise.reject(new ApiError('busy', { status: 503, path: '/x' }));
    await expect(renderer.render(task, refuse, PATIENT)).rejects.toMatchObject({ name });
  });

  it('[R10.05] renders the next page after the widget has thrown', async () => {
    const renderer = aRenderer(
      bundle(
        "if (props.query === 'broken') throw new Error('no'); return {};",
        'return "<p></p>";',
      ),
    );
    await expect(
      renderer.render({ ...task, props: { page: 'result', query: 'broken' } }, nothing, PATIENT),
    ).rejects.toThrow('no');
    await expect(renderer.render(task, nothing, PATIENT)).resolves.toMatchObject({
      html: '<p></p>',
    });
  });

  it('[R10.05] is stopped and replaced if a render never ends', async () => {
    const renderer = aRenderer(
      bundle('return {};', "if (props.query === 'loop') for (;;); return '<p></p>';"),
    );
    await expect(
      renderer.render({ ...task, props: { page: 'result', query: 'loop' } }, nothing, 50),
    ).rejects.toThrow('did not render results within 50 ms');
    await expect(renderer.render(task, nothing, PATIENT)).resolves.toMatchObject({
      html: '<p></p>',
    });
  });

  it('[R10.05] renders nothing for a minute after three stops within a minute', async () => {
    let time = 0;
    const renderer = aRenderer(
      bundle('return {};', "if (props.query === 'loop') for (;;); return '<p></p>';"),
      { now: () => time },
    );
    const loop = { ...task, props: { page: 'result', query: 'loop' } as const };
    for (const _ of [1, 2, 3])
      await expect(renderer.render(loop, nothing, 30)).rejects.toThrow('did not render');
    await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow(
      'stopped 3 times in a minute',
    );
    time += 61_000;
    await expect(renderer.render(task, nothing, PATIENT)).resolves.toMatchObject({
      html: '<p></p>',
    });
  });

  it('[R10.05] is not stopped while it waits for the gateway', async () => {
    const renderer = aRenderer(
      bundle(
        "if (props.query === 'wait') await host.request.get('/slow'); return { started: (globalThis.count = (globalThis.count ?? 0) + 1) };",
        'return "";',
      ),
    );
    const { promise: slow, resolve } = Promise.withResolvers<string>();
    await expect(
      renderer.render({ ...task, props: { page: 'result', query: 'wait' } }, () => slow, 200),
    ).rejects.toThrow('did not render');
    resolve('{}');
    const paint = await renderer.render(task, nothing, PATIENT);
    expect(JSON.parse(paint.data).started).toBeGreaterThanOrEqual(1);
  });

  it('[R10.05] has no access to the environment or to packages that the host does not share', async () => {
    const renderer = aRenderer(
      bundle(
        "let refused = ''; try { require('node:fs') } catch (error) { refused = error.message } return { names: Object.keys(process.env), refused, network: typeof fetch, modules: typeof process.getBuiltinModule };",
        'return "";',
      ),
    );
    const paint = await renderer.render(task, nothing, PATIENT);
    expect(JSON.parse(paint.data)).toEqual({
      names: ['NODE_ENV'],
      refused: 'mf-test@1.0.0 imports node:fs, which the host does not share',
      network: 'undefined',
      modules: 'undefined',
    });
  });

  it('[R10.05] renders nothing for a minute after three first paints that called without end, and meanwhile ends no other', async () => {
    const renderer = aRenderer(
      bundle(
        "while (props.query !== 'good') await host.request.get('/x'); return await host.request.get('/wait');",
        'return "good";',
      ),
    );
    const { promise: answer, resolve } = Promise.withResolvers<string>();
    const good = { ...task, props: { page: 'result' as const, query: 'good' } };
    const painted = renderer.render(good, () => answer, PATIENT);
    for (const flood of tasks(LIMITS.stops)) {
      expect(renderer.isBanned()).toBe(false);
      const paint = renderer.render(flood, nothing, PATIENT);
      await expect(paint).rejects.toThrow(`more than ${LIMITS.calls} calls`);
    }
    expect(renderer.isBanned()).toBe(true);
    resolve('{}');
    expect((await painted).html).toBe('good');
    await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow('was stopped 3 times');
  });

  it('[R10.05] renders nothing for a minute after its bundle has crashed three times', async () => {
    const renderer = aRenderer('throw new Error("bad bundle")');
    for (const _ of [1, 2, 3])
      await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow('bad bundle');
    await expect(renderer.render(task, nothing, PATIENT)).rejects.toThrow(
      'stopped 3 times in a minute',
    );
  });

  it('[R10.05] rejects with the error of a broken bundle', async () => {
    await expect(
      aRenderer('throw new Error("bad bundle")').render(task, nothing, PATIENT),
    ).rejects.toThrow('bad bundle');
  });

  it('[R3.17] parses the HTML of advertisements without running it', async () => {
    const renderer = aRenderer(
      bundle(
        "return [...host.parseInert('<div data-ad-course-id=7><img src=x onerror=1><a href=/go>go</a></div>').querySelectorAll('[data-ad-course-id] a')].map((link) => link.getAttribute('href'));",
        'return "";',
      ),
    );
    expect(JSON.parse((await renderer.render(task, nothing, PATIENT)).data)).toEqual(['/go']);
  });

  it('loads for each page, and renders again only for other data or for another time that it reads', async () => {
    const renderer = aRenderer(
      bundle(
        'return { number: (await host.request.get("/number")) };',
        'return `<p>${(globalThis.renders = (globalThis.renders ?? 0) + 1)} ${props.query === "clock" && host.now()}</p>`;',
      ),
    );
    const htmlOf = async (number: number, now: number, query: string) => {
      const changed: RenderJob = { ...task, now, props: { page: 'result', query } };
      return (await renderer.render(changed, answerOf(number), PATIENT)).html;
    };
    // a paint that reads the query is kept when its query is asked for the second time
    for (const query of ['', 'clock']) await htmlOf(0, 0, query);
    expect([
      await htmlOf(1, 1000, ''),
      await htmlOf(1, 2000, ''),
      await htmlOf(2, 2000, ''),
      await htmlOf(1, 1000, 'clock'),
      await htmlOf(1, 1000, 'clock'),
      await htmlOf(1, 2000, 'clock'),
    ]).toEqual([
      '<p>3 false</p>',
      '<p>3 false</p>',
      '<p>4 false</p>',
      '<p>5 1000</p>',
      '<p>5 1000</p>',
      '<p>6 2000</p>',
    ]);
  });

  it('renders again for another query only if the widget reads it', async () => {
    const htmlOfTwo = async (render: string) => {
      const counter = '(globalThis.renders = (globalThis.renders ?? 0) + 1)';
      const renderer = aRenderer(bundle('return 1', `return ${counter} + ${render}`));
      const paints = tasks(2).map((each) => renderer.render(each, nothing, PATIENT));
      return (await Promise.all(paints)).map(({ html }) => html);
    };
    expect(await htmlOfTwo('props.page')).toEqual(['1result', '1result']);
    expect(await htmlOfTwo('props.query')).toEqual(['1number=0', '2number=1']);
    expect(await htmlOfTwo('Object.keys({ ...props })')).toEqual(['1page,query', '2page,query']);
  });

  it('counts paints that are rendered, kept and joined, and how much it keeps', async () => {
    const counted: string[] = [];
    const renderer = aRenderer(bundle('return 1', 'return "<p>" + props.query + "</p>"'), {
      metrics: { count: (source) => counted.push(source) },
    });
    const paint = () => renderer.render(task, nothing, PATIENT);
    expect(renderer.keptBytes).toBe(0);
    await Promise.all([paint(), paint()]);
    await paint();
    await paint();
    expect(counted).toEqual(['joined', 'rendered', 'rendered', 'kept']);
    expect(renderer.keptBytes).toBeGreaterThan(0);
  });

  it('keeps no more than its limit of 60 MB of different paints', async () => {
    const paint = `'x'.repeat(${LIMITS.html / 10}) + data`;
    const renderer = aRenderer(bundle('return props.query', `return ${paint}`));
    let most = 0;
    for (const each of tasks(300)) {
      await renderer.render(each, nothing, PATIENT);
      most = Math.max(most, renderer.keptBytes);
    }
    expect(most).toBeLessThanOrEqual(LIMITS.keptPaints);
    expect(most).toBeGreaterThan(LIMITS.keptPaints / 2);
  });

  it('gives its JSON-LD as text, also of a kept paint', async () => {
    const renderer = aRenderer(
      `${bundle('return { name: "a" };', 'return "";')} module.exports.default.structuredData = ({ name }) => [{ name }]; module.exports.default.isEmpty = () => true;`,
    );
    for (const now of [1, 2])
      expect(await renderer.render({ ...task, now }, nothing, PATIENT)).toEqual({
        html: '',
        data: '{"name":"a"}',
        structured: ['{"name":"a"}'],
        isEmpty: true,
        readsClock: false,
        uses: { query: false, clock: false },
      });
  });

  it('renders what the browser reads of the data: a value that JSON cannot hold is lost at once', async () => {
    const renderer = aRenderer(
      bundle('return { day: new Map([[1, props.query]]) };', 'return JSON.stringify(data.day);'),
    );
    expect((await renderer.render(task, nothing, PATIENT)).html).toBe('{}');
  });

  it('asks no renderer for what needs no query and whose calls are answered as they were', async () => {
    const text = bundle('return await host.request.get("/number");', 'return `<p>${data}</p>`;');
    const counted: string[] = [];
    const renderer = aRenderer(text, { metrics: { count: (source) => counted.push(source) } });
    const htmls: string[] = [];
    for (const [number, each] of tasks(4).entries())
      htmls.push((await renderer.render(each, answerOf(number < 2 ? 1 : 2), PATIENT)).html);
    expect(htmls).toEqual(['<p>1</p>', '<p>1</p>', '<p>2</p>', '<p>2</p>']);
    expect(counted).toEqual(['rendered', 'kept', 'rendered', 'kept']);
  });

  it('joins identical paints under way, and no others', async () => {
    const renderer = aRenderer(bundle('return host.request.get("/x");', 'return props.query;'));
    const { asked, open, reader } = aGate();
    const other: RenderJob = { ...task, props: { page: 'result', query: 'page=3' } };
    const paints = [task, task, { ...task }, other].map((each) =>
      renderer.render(each, reader, PATIENT),
    );
    while (asked.length < 2) await aWhile();
    open();
    expect((await Promise.all(paints)).map(({ html }) => html)).toEqual([
      'page=2',
      'page=2',
      'page=2',
      'page=3',
    ]);
    expect(asked).toHaveLength(2);
    await renderer.render(task, reader, PATIENT);
    expect(asked).toHaveLength(3);
  });
});

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
