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
            for (const { place, begun } of inside) expect(place.hasBegun()).toBe(begun);
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

  it('admits fewer while work takes too long, never fewer than it must, and more again afterwards', () => {
    fc.assert(
      fc.property(
        fc.record({
          fewest: fc.integer({ min: 1, max: 4 }),
          more: fc.nat(12),
          took: fc.array(fc.nat(200), { maxLength: 80 }),
        }),
        ({ fewest, more, took }) => {
          let now = 0;
          const most = fewest + more;
          const none = { mostWaiting: 0, mostOfOne: Infinity };
          const options = { most, fewest, longestWork: 100, clock: () => now, ...none };
          const gate = new WorkGate(options);
          const work = (time: number) => {
            const place = gate.enter('a');
            now += time;
            place?.leave();
          };
          const room = () => {
            const places: Place[] = [];
            for (let place = gate.enter('a'); place; place = gate.enter('a')) places.push(place);
            for (const place of places) place.leave();
            return places.length;
          };
          for (const time of took) work(time);
          expect(room()).toBeGreaterThanOrEqual(fewest);
          expect(room()).toBeLessThanOrEqual(most);
          for (let count = 0; count < 40; count += 1) work(101);
          expect(room()).toBe(fewest);
          for (let count = 0; count < most * most; count += 1) work(100);
          expect(room()).toBe(most);
        },
      ),
    );
  });
});
