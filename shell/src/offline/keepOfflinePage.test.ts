import { keepOfflinePage } from './keepOfflinePage.ts';

const LOAD_FAILED = new TypeError('Script load failed');

/** A browser whose load of the worker fails with this error; the page is at rest. */
async function failWith(error: unknown, leave: boolean): Promise<unknown[]> {
  const failures: unknown[] = [];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.reject(error) },
  });
  keepOfflinePage('ja-JP', (failure) => failures.push(failure));
  // the page comes to rest, and the load fails
  await jest.advanceTimersByTimeAsync(2000);
  expect(failures).toEqual([]);
  if (leave) window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(60_000);
  return failures;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('a service worker that cannot be loaded', () => {
  it('is reported once', async () => {
    expect(await failWith(LOAD_FAILED, false)).toEqual([LOAD_FAILED]);
  });

  it('is not reported where the visitor went on to another page, which stops the load', async () => {
    expect(await failWith(LOAD_FAILED, true)).toEqual([]);
  });

  it('is not reported where the browser forbids it', async () => {
    expect(await failWith(new DOMException('no', 'SecurityError'), false)).toEqual([]);
  });
});
