/** @jest-environment node */
import { ApiError, TimeoutError } from 'shared-contracts/errors';
import { type Breaker, gatewayBreaker } from './breaker.ts';

let now: number;
let breaker: Breaker;
let calls: number;

beforeEach(() => {
  now = 0;
  calls = 0;
  breaker = gatewayBreaker(() => now);
});

function failed(status: number | string): ApiError {
  return new ApiError('failed', { status, path: '/x' });
}

/** Runs a call with this outcome; returns its answer or its error. */
async function run(outcome: Promise<string> | Error, isPatient = true): Promise<unknown> {
  const call = async () => {
    calls += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return breaker.run({ path: '/x', isPatient }, call).catch((error: unknown) => error);
}

const well = Promise.resolve('answer');
const refusal = { status: 503, message: 'The gateway does not answer' };

async function giveUp(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await run(new TimeoutError('/x'));
}

describe('the breaker between documents and the gateway (ADR 028)', () => {
  it.each([['ETIMEDOUT'], ['ECONNREFUSED'], ['ECONNRESET'], [502], [504]])(
    'asks no more after three failures in a row with status %s',
    async (status) => {
      for (let count = 0; count < 3; count += 1) {
        expect(breaker.isOpen()).toBe(false);
        await run(failed(status));
      }
      expect(breaker.isOpen()).toBe(true);
      expect(await run(well)).toMatchObject(refusal);
      expect(calls).toBe(3);
    },
  );

  it.each([[500], [503], [429], [404], [-1]])(
    'goes on after answers with status %s, which come quickly',
    async (status) => {
      for (let count = 0; count < 10; count += 1) await run(failed(status));
      expect(breaker.isOpen()).toBe(false);
      expect(calls).toBe(10);
    },
  );

  it('[R8.06] learns nothing from a call that a widget gives up early', async () => {
    const early = () => run(new TimeoutError('/x'), false);
    for (let count = 0; count < 10; count += 1) await early();
    expect(breaker.isOpen()).toBe(false);
    for (let count = 0; count < 3; count += 1) {
      await run(new TimeoutError('/x'));
      await early();
    }
    expect(breaker.isOpen()).toBe(true);
  });

  it('[R8.06] is not tried by a call that a widget may give up early', async () => {
    await giveUp();
    now += 1000;
    expect(await run(new TimeoutError('/x'), false)).toMatchObject(refusal);
    expect(await run(well)).toBe('answer');
    expect(await run(well, false)).toBe('answer');
  });

  it('counts anew after an answer', async () => {
    await run(failed('ETIMEDOUT'));
    await run(failed('ETIMEDOUT'));
    await run(well);
    await run(failed('ETIMEDOUT'));
    await run(failed('ETIMEDOUT'));
    expect(breaker.isOpen()).toBe(false);
  });

  it('tries the gateway with one call after a pause of a second, and goes on when it answers', async () => {
    await giveUp();
    now += 999;
    expect(await run(well)).toMatchObject(refusal);
    now += 1;
    const { promise, resolve } = Promise.withResolvers<string>();
    const trial = run(promise);
    expect(await run(well)).toMatchObject(refusal);
    resolve('again');
    expect(await trial).toBe('again');
    expect(await run(well)).toBe('answer');
    expect(breaker.isOpen()).toBe(false);
  });

  it('waits for another pause if the trial fails', async () => {
    await giveUp();
    now += 1000;
    await run(failed('ETIMEDOUT'));
    now += 999;
    expect(await run(well)).toMatchObject(refusal);
    now += 1;
    expect(await run(well)).toBe('answer');
  });

  it('goes on when a call that is under way is answered late', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const late = run(promise);
    await giveUp();
    resolve('late');
    expect(await late).toBe('late');
    expect(breaker.isOpen()).toBe(false);
  });
});
