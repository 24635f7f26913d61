/** Bytes of a segment of TCP, and the segments that a new connection may send without an answer. */
const SEGMENT = 1460;
const FIRST_SEGMENTS = 10;
/** Bytes; a window does not grow beyond it. */
const LARGEST_WINDOW = 1_000_000;
/** Milliseconds of the line's rate that may be sent at once after a pause. */
const LARGEST_BURST = 12;

export interface Line {
  /** Milliseconds. */
  readonly roundTrip: number;
  readonly bytesPerMillisecond: number;
}

/** The bytes on their way to the browser over one connection. */
export class Flow {
  private pieces: Buffer[] = [];
  private window = FIRST_SEGMENTS * SEGMENT;
  private unanswered = 0;
  /** The number of bytes that wait for the line. */
  waiting = 0;

  /** Adds bytes that the server has written. */
  push(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.pieces.push(bytes);
    this.waiting += bytes.length;
  }

  /** Takes the next segment from what waits; undefined when nothing waits or the window is full. */
  take(): Buffer | undefined {
    const [first] = this.pieces;
    if (first === undefined || this.unanswered >= this.window) return undefined;
    const segment = first.subarray(0, SEGMENT);
    if (segment.length === first.length) this.pieces.shift();
    else this.pieces[0] = first.subarray(SEGMENT);
    this.waiting -= segment.length;
    this.unanswered += segment.length;
    return segment;
  }

  /** Notes that the browser has answered for so many bytes: slow start doubles the window. */
  answer(bytes: number): void {
    this.unanswered -= bytes;
    this.window = Math.min(this.window + bytes, LARGEST_WINDOW);
  }
}

/** A segment that has left: it arrives at this time. */
export interface Arrival {
  readonly flow: Flow;
  readonly segment: Buffer;
  /** Milliseconds of the clock of `send`. */
  readonly at: number;
}

/**
 * The slow line from the servers to a phone, which all connections share in turn, segment by segment.
 * A connection begins with a small window that grows with what the phone answers (TCP's slow start).
 * Nothing is lost. It has no timer: whoever calls `send` brings the time.
 */
export class Downlink {
  private readonly line: Line;
  private flows: Flow[] = [];
  private answers: { readonly flow: Flow; readonly bytes: number; readonly at: number }[] = [];
  private room = 0;
  private last: number;

  constructor(line: Line, now: number) {
    this.line = line;
    this.last = now;
  }

  open(): Flow {
    const flow = new Flow();
    this.flows.push(flow);
    return flow;
  }

  close(flow: Flow): void {
    this.flows = this.flows.filter((each) => each !== flow);
  }

  /** Sends what the line has room for at this time. Returns the segments in their order. */
  send(now: number): Arrival[] {
    const { roundTrip, bytesPerMillisecond } = this.line;
    const most = LARGEST_BURST * bytesPerMillisecond;
    this.room = Math.min(this.room + (now - this.last) * bytesPerMillisecond, most);
    this.last = now;
    this.takeAnswers(now);
    const arrivals: Arrival[] = [];
    for (let idle = 0; this.room > 0 && idle < this.flows.length;) {
      const flow = this.nextFlow();
      const segment = flow.take();
      idle = segment === undefined ? idle + 1 : 0;
      if (segment === undefined) continue;
      this.room -= segment.length;
      arrivals.push({ flow, segment, at: now + roundTrip / 2 });
      this.answers.push({ flow, bytes: segment.length, at: now + roundTrip });
    }
    return arrivals;
  }

  private takeAnswers(now: number): void {
    const due = this.answers.findIndex(({ at }) => at > now);
    const arrived = this.answers.splice(0, due < 0 ? this.answers.length : due);
    for (const { flow, bytes } of arrived) flow.answer(bytes);
  }

  /** The flow whose turn it is; it goes to the end of the queue. */
  private nextFlow(): Flow {
    const flow = this.flows.shift();
    if (flow === undefined) throw new Error('The line has no flow.');
    this.flows.push(flow);
    return flow;
  }
}
