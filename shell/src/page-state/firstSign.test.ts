import { firstSign } from './firstSign.ts';

it.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'])(
  '[R3.27] does what waits at the first %s, once, and later work at once',
  async (sign) => {
    const target = new EventTarget();
    const atFirstSign = firstSign(target);
    const done: string[] = [];
    atFirstSign(() => done.push('waited'));
    target.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    expect(done).toEqual([]);
    target.dispatchEvent(new Event(sign));
    target.dispatchEvent(new Event(sign));
    await Promise.resolve();
    expect(done).toEqual(['waited']);
    atFirstSign(() => done.push('late'));
    await Promise.resolve();
    expect(done).toEqual(['waited', 'late']);
  },
);
