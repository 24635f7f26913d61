/** @jest-environment node */
import { aRenderJob } from '../../testing/builders.ts';
import { KnownPaints } from './knownPaints.ts';
import type { FirstPaint, GatewayReader, RenderJob } from 'server-kit/renderer/messages';

const CALL = { method: 'GET', path: '/number', query: '' } as const;
const task = aRenderJob({ props: { page: 'top', query: 'scid=1' } });
const ANY = { query: false, clock: false };

/** Returns known paints, a way to paint with the answer of one call, and how often it was rendered. */
function somePaints(bytes = 1_000_000) {
  const paints = new KnownPaints(bytes, () => {});
  let renders = 0;
  const paint = async (
    changes: Partial<RenderJob>,
    {
      uses = ANY,
      reader = async () => '1',
      html = '',
    }: {
      uses?: FirstPaint['uses'];
      reader?: GatewayReader;
      html?: string;
    } = {},
  ) => {
    const job = { ...task, ...changes };
    return paints.paintOf(job, reader, async (read) => {
      renders += 1;
      const data = await read(CALL).catch(() => 'failed');
      return { html, data, uses };
    });
  };
  return { paints, paint, renders: () => renders };
}
function query(text: string): Pick<RenderJob, 'props'> {
  return { props: { page: 'top', query: text } };
}

describe('the known paints of a version', () => {
  it('serve for every query while the gateway answers alike', async () => {
    const { paint, renders } = somePaints();
    await paint(query('scid=1'));
    expect((await paint(query('scid=2'))).data).toBe('1');
    expect(renders()).toBe(1);
    expect((await paint(query('scid=3'), { reader: async () => '2' })).data).toBe('2');
    expect(renders()).toBe(2);
  });

  it('serve neither for another query nor for another time where the widget has read it', async () => {
    const { paint, renders } = somePaints();
    for (const text of ['a', 'b'])
      await paint(query(text), { uses: { query: true, clock: false } });
    expect(renders()).toBe(2);
    for (const now of [1, 1, 2]) await paint({ now }, { uses: { query: false, clock: true } });
    expect(renders()).toBe(4);
    for (const now of [3, 4]) await paint({ now });
    expect(renders()).toBe(5);
  });

  it.each<[string, Partial<RenderJob>]>([
    ['slot', { slot: 'other' }],
    ['language', { locale: 'en-US' }],
    ['device', { device: 'MB' }],
    ['page', { props: { page: 'result', query: '' } }],
    ['setting', { config: { ...task.config, help: 'other' } }],
  ])('are never given for another %s', async (_what, changes) => {
    const { paint, renders } = somePaints();
    await paint({});
    await paint(changes);
    expect(renders()).toBe(2);
  });

  it('leave it to the widget what it shows without an answer, and keep no such paint', async () => {
    const { paint, renders } = somePaints();
    const reader = () => Promise.reject(new Error('silent'));
    await paint({});
    for (let times = 0; times < 2; times += 1)
      expect((await paint({}, { reader })).data).toBe('failed');
    expect(renders()).toBe(3);
    expect((await paint({})).data).toBe('1');
    expect(renders()).toBe(3);
  });

  it('are bounded by bytes', async () => {
    const { paints, paint } = somePaints(10_000);
    for (const slot of ['a', 'b', 'c', 'd']) await paint({ slot }, { html: 'x'.repeat(1000) });
    expect(paints.bytes).toBeLessThanOrEqual(10_000);
    expect(paints.bytes).toBeGreaterThan(3000);
  });
});
