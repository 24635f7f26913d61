import * as fc from 'fast-check';
import { type Place, WorkGate } from './workGate.ts';

const step = fc.oneof(
  fc.record({ key: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ leaves: fc.nat(20) }),
);

describe('the gate', () => {
  it('never admits more than its bounds, in total or for one key, and frees every place', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          most: fc.integer({ min: 1, max: 4 }),
          mostWaiting: fc.nat(4),
          mostOfOne: fc.integer({ min: 1, max: 4 }),
        }),
        fc.array(step, { maxLength: 60 }),
        async (options, steps) => {
          const gate = new WorkGate(options);
          const inside: { key: string; place: Place; begun: boolean }[] = [];
          for (const each of steps) {
            if ('key' in each) {
              const ofKey = inside.filter(({ key }) => key === each.key).length;
              const hasRoom =
                ofKey < options.mostOfOne && inside.length < options.most + options.mostWaiting;
              const place = gate.enter(each.key);
              expect(place !== undefined).toBe(hasRoom);
              if (place === undefined) continue;
              const one = { key: each.key, place, begun: false };
              void place.begins.then(() => {
                one.begun = true;
              });
              inside.push(one);
            } else {
              const [gone] = inside.splice(each.leaves % Math.max(1, inside.length), 1);
              gone?.place.leave();
              gone?.place.leave();
            }
            await Promise.resolve();
            expect(inside.filter(({ begun }) => begun)).toHaveLength(
              Math.min(options.most, inside.length),
            );
          }
        },
      ),
    );
  });

  it('lets those that wait begin in the order in which they came', async () => {
    const gate = new WorkGate({ most: 1, mostWaiting: 2, mostOfOne: 9 });
    const [first, second, third] = ['a', 'b', 'c'].map((key) => gate.enter(key));
    const order: string[] = [];
    void second?.begins.then(() => order.push('second'));
    void third?.begins.then(() => order.push('third'));
    first?.leave();
    await Promise.resolve();
    expect(order).toEqual(['second']);
    second?.leave();
    await Promise.resolve();
    expect(order).toEqual(['second', 'third']);
  });
});
