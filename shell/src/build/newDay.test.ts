import { reloadOnNewDay } from './newDay.ts';

/** Late in the evening in Japan, and early in the afternoon in London. */
const EVENING = Date.parse('2026-11-30T23:30:00+09:00');
const HOUR = 3_600_000;

/** A visitor leaves the page in the evening and comes back some hours later. */
function comeBack(hours: number, { isFilling = false, namesDay = false, isOnline = true } = {}) {
  let time = EVENING;
  let visibility: DocumentVisibilityState = 'visible';
  const reload = jest.fn();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => visibility });
  reloadOnNewDay({
    document: page,
    now: () => time,
    forms: { isBeingFilled: () => isFilling },
    namesDay: () => namesDay,
    reload,
  });
  for (const [state, later] of [
    ['hidden', 0],
    ['visible', hours],
  ] as const) {
    visibility = state;
    time += later * HOUR;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  return reload.mock.calls.length;
}

describe('a page that is left open', () => {
  it('is loaded again when its visitor comes back on another day in Japan', () => {
    expect([comeBack(0.4), comeBack(0.6), comeBack(72)]).toEqual([0, 1, 1]);
  });

  it('[R4.03] keeps a form that is being filled', () => {
    expect(comeBack(72, { isFilling: true })).toBe(0);
  });

  it('keeps what it shows of a day that its address names, and all of it without a network', () => {
    expect(comeBack(72, { namesDay: true })).toBe(0);
    expect(comeBack(72, { isOnline: false })).toBe(0);
  });

  it('is left alone while nobody looks at it', () => {
    let time = EVENING;
    const reload = jest.fn();
    const page = document.implementation.createHTMLDocument();
    Object.defineProperty(page, 'visibilityState', { get: () => 'hidden' });
    const forms = { isBeingFilled: () => false };
    const namesDay = () => false;
    reloadOnNewDay({ document: page, now: () => time, forms, namesDay, reload });
    time += HOUR;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(reload).not.toHaveBeenCalled();
  });
});
