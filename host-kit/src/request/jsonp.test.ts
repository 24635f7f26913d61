import { MessageChannel } from 'node:worker_threads';
import { jsonpInFrame } from './jsonp.ts';

Object.assign(globalThis, { MessageChannel });

const call = jsonpInFrame(document, 'https://frame.example');
function frames() {
  return document.querySelectorAll('iframe').length;
}

describe('a call by script', () => {
  it('[R7.16][R8.10] without an answer ends as a time-out at its deadline, and removes its frame', async () => {
    const answer = call('https://user.example/info', { timeout: 20 });
    expect(frames()).toBe(1);
    await expect(answer).rejects.toMatchObject({ code: 'api_error', status: 'ETIMEDOUT' });
    expect(frames()).toBe(0);
  });

  it('[R8.10] can be cancelled before it begins and while it waits', async () => {
    const leaving = new AbortController();
    const answer = call('https://user.example/info', { signal: leaving.signal, timeout: 60_000 });
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ status: -2 });
    await expect(
      call('https://user.example/info', { signal: leaving.signal, timeout: 60_000 }),
    ).rejects.toMatchObject({ status: -2 });
    expect(frames()).toBe(0);
  });
});
