import { reloadOnNewDay } from './newDay.ts';

/** Late in the evening in Japan, and in the afternoon in London. */
const EVENING = Date.parse('2026-11-30T23:30:00+09:00');
const HOUR = 3_600_000;

/** A visitor leaves the page in the evening, and comes back some hours later. Returns how often it loads again. */
function comeBack(
  hours: number,
  { isFilling = false, search = '', onLine = true, state = 'visible' } = {},
): number {
  let time = EVENING;
  let visibilityState = 'visible';
  const reload = jest.fn();
  const document = globalThis.document.implementation.createHTMLDocument();
  Object.defineProperty(document, 'visibilityState', { get: () => visibilityState });
  reloadOnNewDay({
    window: {
      document,
      navigator: { onLine },
      location: { search, reload },
      performance: { timeOrigin: EVENING },
    },
    now: () => time,
    forms: { isBeingFilled: () => isFilling },
  });
  for (const [next, later] of [
    ['hidden', 0],
    [state, hours],
  ] as const) {
    visibilityState = next;
    time += later * HOUR;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  return reload.mock.calls.length;
}

describe('a page that is left open', () => {
  it('is loaded again when its visitor comes back on another day in Japan', () => {
    expect([comeBack(0.4), comeBack(0.6), comeBack(72)]).toEqual([0, 1, 1]);
    expect(comeBack(72, { search: '?area[]=12' })).toBe(1);
  });

  it('[R4.03] keeps a form that is being filled', () => {
    expect(comeBack(72, { isFilling: true })).toBe(0);
  });

  it('keeps what it shows of a day that its address names, and all of it without a network', () => {
    expect(comeBack(72, { search: '?year=2026&month=12&day=1' })).toBe(0);
    expect(comeBack(72, { search: '?play_date=2026-12-01' })).toBe(0);
    expect(comeBack(72, { search: '?date=2026-12-01' })).toBe(0);
    expect(comeBack(72, { onLine: false })).toBe(0);
  });

  it('is left alone while nobody looks at it', () => {
    expect(comeBack(72, { state: 'hidden' })).toBe(0);
  });
});
