import { openSync, writeSync } from 'node:fs';
import { isDiskFull } from './isDiskFull.ts';

function errorOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe('a full disk', () => {
  it('is known by the error of a write, also as a cause', () => {
    // each write to this device of Linux fails as a full disk does
    const error =
      process.platform === 'linux'
        ? errorOf(() => writeSync(openSync('/dev/full', 'w'), 'x'))
        : Object.assign(new Error('full'), { code: 'ENOSPC' });
    expect(isDiskFull(error)).toBe(true);
    expect(isDiskFull(new Error('cannot write', { cause: error }))).toBe(true);
  });

  it("is known by PostgreSQL's code", () => {
    expect(isDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }))).toBe(
      true,
    );
  });

  it('is no other failure', () => {
    for (const other of [new Error('x'), Object.assign(new Error('x'), { code: 'EACCES' }), 'full'])
      expect(isDiskFull(other)).toBe(false);
  });
});
