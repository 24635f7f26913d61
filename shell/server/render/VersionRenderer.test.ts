/** @jest-environment node */
import { ApiError } from 'shared-contracts/errors';
import { LIMITS } from 'server-kit/renderer/limits';
import {
  PATIENT,
  aRenderer,
  answerOf,
  bundle,
  closeRenderers,
  nothing,
  task,
  tasks,
} from '../../testing/aRenderer.ts';

afterEach(closeRenderers);

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
});
