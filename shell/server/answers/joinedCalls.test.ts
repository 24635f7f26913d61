/** @jest-environment node */
import { ApiError } from 'shared-contracts/errors';
import { joinedCalls } from './joinedCalls.ts';

describe('identical calls under way', () => {
  it('are sent once', async () => {
    const { join, isUnderWay } = joinedCalls<string>();
    const { promise, resolve } = Promise.withResolvers<string>();
    const never = () => Promise.reject(new Error('sent twice'));
    const both = [join('key', () => promise), join('key', never)];
    expect([isUnderWay('key'), isUnderWay('other')]).toEqual([true, false]);
    resolve('answer');
    expect(await Promise.all(both)).toEqual(['answer', 'answer']);
    expect(isUnderWay('key')).toBe(false);
    expect(await join('key', async () => 'next')).toBe('next');
  });

  it('fail together', async () => {
    const { join } = joinedCalls<string>();
    const failure = new ApiError('failed', { status: 500, path: '/x' });
    const first = join('key', () => Promise.reject(failure));
    const second = join('key', async () => 'not asked');
    expect(await Promise.allSettled([first, second])).toMatchObject([
      { reason: failure },
      { reason: failure },
    ]);
  });

  it('are asked on the account of the next visitor if the gateway refuses the first with 429', async () => {
    const { join } = joinedCalls<string>();
    const tooMany = new ApiError('too many', { status: 429, path: '/x' });
    const greedy = join('key', () => Promise.reject(tooMany));
    let asked = 0;
    const modest = async () => {
      asked += 1;
      return 'answer';
    };
    const others = [join('key', modest), join('key', modest), join('key', modest)];
    await expect(greedy).rejects.toBe(tooMany);
    expect(await Promise.all(others)).toEqual(['answer', 'answer', 'answer']);
    expect(asked).toBe(1);
  });
});
