import * as fc from 'fast-check';
import { Downlink, type Flow } from './Downlink.ts';

const LINE = { roundTrip: 150, bytesPerMillisecond: 200 };
const STEP = 2;

/** Sends in steps of two milliseconds until nothing waits. Returns what has left, with its time. */
function sendAll(line: Downlink, flows: readonly Flow[], from = 0) {
  const left: { readonly flow: Flow; readonly segment: Buffer; readonly sent: number }[] = [];
  for (let now = from; flows.some(({ waiting }) => waiting > 0); now += STEP)
    for (const { flow, segment } of line.send(now)) left.push({ flow, segment, sent: now });
  return left;
}

describe('the slow line', () => {
  it('brings all bytes of each connection in their order, and never more than its rate', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.uint8Array({ maxLength: 20_000 }), { maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        (written) => {
          const line = new Downlink(LINE, 0);
          const flows = written.map((pieces) => {
            const flow = line.open();
            for (const piece of pieces) flow.push(Buffer.from(piece));
            return flow;
          });
          const left = sendAll(line, flows);
          for (const [place, flow] of flows.entries()) {
            const arrived = left.filter((each) => each.flow === flow).map(({ segment }) => segment);
            expect(Buffer.concat(arrived)).toEqual(Buffer.concat(written[place] ?? []));
          }
          let bytes = 0;
          for (const { segment, sent } of left) {
            // the last segment may go over the room that is left
            expect(bytes).toBeLessThanOrEqual((sent + 12) * LINE.bytesPerMillisecond);
            bytes += segment.length;
          }
        },
      ),
    );
  });

  it('lets a new connection send ten segments, and twice as many after each round trip', () => {
    const line = new Downlink({ ...LINE, bytesPerMillisecond: 1e6 }, -100);
    const flow = line.open();
    flow.push(Buffer.alloc(1_000_000));
    const segmentsBy = (now: number) => line.send(now).length;
    expect([0, 149, 150, 299, 300].map(segmentsBy)).toEqual([10, 0, 20, 0, 40]);
  });

  it('takes half a round trip to the phone', () => {
    const line = new Downlink(LINE, 0);
    const flow = line.open();
    flow.push(Buffer.from('a'));
    expect(line.send(10)).toEqual([{ flow, segment: Buffer.from('a'), at: 85 }]);
  });

  it('is shared: two connections get the same part', () => {
    const line = new Downlink(LINE, 0);
    const flows = [line.open(), line.open()];
    for (const flow of flows) flow.push(Buffer.alloc(14_600));
    const turns = sendAll(line, flows).map(({ flow }) => flows.indexOf(flow));
    expect(turns).toEqual(turns.map((_, place) => place % 2));
  });

  it('forgets a connection that is closed', () => {
    const line = new Downlink(LINE, 0);
    const flow = line.open();
    flow.push(Buffer.from('a'));
    line.close(flow);
    expect(line.send(10)).toEqual([]);
  });
});
