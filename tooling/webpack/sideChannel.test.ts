/** @jest-environment node */
import fc from 'fast-check';
import type { ParsedQs } from 'qs';

type Qs = typeof import('qs');

function load(): Qs {
  let qs: Qs | undefined;
  jest.isolateModules(() => {
    qs = jest.requireActual<Qs>('qs');
  });
  if (!qs) throw new Error('qs was not loaded');
  return qs;
}

const original = load();
jest.doMock('side-channel', () => jest.requireActual<object>('./sideChannel.cjs'));
const inBrowsers = load();

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(undefined));
const { query } = fc.letrec<{ value: unknown; query: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, fc.array(scalar), tie('query')),
  query: fc.dictionary(fc.string(), tie('value')),
}));

describe('qs as browsers get it', () => {
  it('[R7.18] writes every query as qs does', () => {
    expect(inBrowsers).not.toBe(original);
    fc.assert(
      fc.property(query, (value) => {
        expect(inBrowsers.stringify(value)).toBe(original.stringify(value));
      }),
    );
  });

  it('reads every query as qs does', () => {
    fc.assert(
      fc.property(query, (value) => {
        const text = original.stringify(value);
        expect(inBrowsers.parse(text)).toEqual<ParsedQs>(original.parse(text));
      }),
    );
  });

  it('refuses an object that holds itself', () => {
    const circle: Record<string, unknown> = {};
    circle['circle'] = circle;
    expect(() => inBrowsers.stringify(circle)).toThrow('Cyclic object value');
  });
});
