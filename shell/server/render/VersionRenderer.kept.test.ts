/** @jest-environment node */
import { LIMITS } from 'server-kit/renderer/limits';
import type { RenderJob } from 'server-kit/renderer/messages';
import {
  PATIENT,
  aGate,
  aRenderer,
  aWhile,
  answerOf,
  bundle,
  closeRenderers,
  nothing,
  task,
  tasks,
} from '../../testing/aRenderer.ts';

afterEach(closeRenderers);

describe('the paints that a renderer keeps', () => {
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
