/** @jest-environment node */
import { aRenderJob } from '../../../testing/builders.ts';
import fc from 'fast-check';
import { fakeSites } from 'shared-contracts/testing';
import { type Drawing, KeptPaints } from './keptPaints.ts';
import type { RenderJob } from 'server-kit/renderer/messages';

const task = aRenderJob({ props: { page: 'result', query: 'page=2' } });
const drawn: Drawing = {
  html: '<p></p>',
  structured: [],
  isEmpty: false,
  readsClock: false,
  readsQuery: false,
};

/** Returns paints of one version, and what was drawn. */
function somePaints(bytes = 1_000_000) {
  const paints = new KeptPaints(bytes);
  const draws: string[] = [];
  const paintOf = (changes: Partial<RenderJob>, data: string, drawing: Partial<Drawing> = {}) =>
    paints.paintOf({ ...task, ...changes }, data, () => {
      draws.push(data);
      return { ...drawn, ...drawing };
    });
  return { paintOf, draws };
}

describe('the kept paints of a version', () => {
  it('are drawn once for the same data and inputs', () => {
    const { paintOf, draws } = somePaints();
    for (const now of [1000, 2000]) expect(paintOf({ now }, '1').html).toBe('<p></p>');
    expect(draws).toEqual(['1']);
  });

  it('are drawn for each time if the widget reads the clock', () => {
    const { paintOf, draws } = somePaints();
    for (const now of [1000, 1000, 2000, 2000]) {
      const html = `<p>${now}</p>`;
      expect(paintOf({ now }, '1', { html, readsClock: true })).toMatchObject({ html });
    }
    expect(draws).toHaveLength(2);
  });

  it('are drawn for each query if the widget reads the query, and kept when it is asked for again', () => {
    const { paintOf, draws } = somePaints();
    const ask = (query: string, readsQuery: boolean) =>
      paintOf({ props: { page: 'result', query } }, String(readsQuery), {
        html: `<p>${query}</p>`,
        readsQuery,
      }).html;
    expect(['page=2', 'page=3', 'page=2', 'page=2'].map((query) => ask(query, true))).toEqual([
      '<p>page=2</p>',
      '<p>page=3</p>',
      '<p>page=2</p>',
      '<p>page=2</p>',
    ]);
    for (const query of ['page=2', 'page=3']) expect(ask(query, false)).toBe('<p>page=2</p>');
    expect(draws).toEqual(['true', 'true', 'true', 'false']);
  });

  it('are never given for other data or other inputs', () => {
    const text = fc.string({ maxLength: 3 });
    const input = fc.record({
      slot: text,
      query: text,
      locale: fc.constantFrom('ja-JP', 'en-US', 'ko-KR'),
      device: fc.constantFrom('PC', 'MB', 'TB'),
      help: text,
      now: fc.nat(2),
      data: fc.json({ maxDepth: 1 }),
    });
    fc.assert(
      fc.property(
        fc.array(input, { maxLength: 30 }),
        fc.boolean(),
        fc.boolean(),
        (inputs, readsClock, readsQuery) => {
          const { paintOf } = somePaints();
          for (const { slot, query, locale, device, help, now, data } of inputs) {
            const config = { sites: fakeSites, help };
            const seen = [slot, readsQuery && query, locale, device, help, data, readsClock && now];
            const html = JSON.stringify(seen);
            const changes = { slot, props: { page: 'result', query }, locale, device, config, now };
            const drawing = { html, readsClock, readsQuery };
            expect(paintOf(changes as RenderJob, data, drawing).html).toBe(html);
          }
        },
      ),
    );
  });

  it('are dropped, the least recently used first, above the bound of bytes', () => {
    const { paintOf, draws } = somePaints(50_000);
    const html = 'x'.repeat(10_000);
    for (const data of ['1', '2', '3', '3', '1']) paintOf({}, data, { html });
    expect(draws).toEqual(['1', '2', '3', '1']);
  });

  it('do not keep an error', () => {
    const paints = new KeptPaints(10_000);
    const fail = () => {
      throw new Error('no');
    };
    expect(() => paints.paintOf(task, '1', fail)).toThrow('no');
    expect(paints.paintOf(task, '1', () => drawn).html).toBe('<p></p>');
  });
});
