/** Milliseconds: a timeout that is shorter ends by itself before anybody minds. */
const LONG = 5000;

const intervals = new Set<unknown>();
const timeouts = new Set<unknown>();
const { setInterval, clearInterval, setTimeout, clearTimeout } = globalThis;

Object.assign(globalThis, {
  setInterval: (...how: Parameters<typeof setInterval>) => {
    const id = setInterval(...how);
    intervals.add(id);
    return id;
  },
  clearInterval: (id: Parameters<typeof clearInterval>[0]) => {
    intervals.delete(id);
    clearInterval(id);
  },
  setTimeout: (...how: Parameters<typeof setTimeout>) => {
    const id = setTimeout(...how);
    if (Number(how[1]) >= LONG) timeouts.add(id);
    return id;
  },
  clearTimeout: (id: Parameters<typeof clearTimeout>[0]) => {
    timeouts.delete(id);
    clearTimeout(id);
  },
});

/** Returns how many intervals run, and how many timeouts of five seconds and more were never taken back. */
export function countTimers(): { readonly intervals: number; readonly timeouts: number } {
  return { intervals: intervals.size, timeouts: timeouts.size };
}
