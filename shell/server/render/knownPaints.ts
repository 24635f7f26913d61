import { LRUCache } from 'lru-cache';
import type {
  FirstPaint,
  GatewayReader,
  RenderJob,
  RequestCall,
} from 'server-kit/renderer/messages';
import { monotonicNow } from 'server-kit/renderer/monotonicNow';

/** A call of a widget, and its answer as JSON text. */
interface Answered {
  readonly call: RequestCall;
  readonly json: string;
}

interface Known {
  readonly paint: FirstPaint;
  readonly answers: readonly Answered[];
  readonly now: number;
}

/** Returns a reader for one first paint that notes its answers, and whether all calls had one. */
function notingReader(reader: GatewayReader) {
  const noted = { answers: [] as Answered[], isWhole: true };
  const read: GatewayReader = async (call) => {
    try {
      const json = await reader(call);
      noted.answers.push({ call, json });
      return json;
    } catch (error) {
      noted.isWhole = false;
      throw error;
    }
  };
  return { read, noted };
}

/** What an entry costs beyond its texts, in bytes. */
const ENTRY = 1000;

function toBytes({ paint, answers }: Known, key: string): number {
  const { html, data, structured = [] } = paint;
  const texts = [key, html, data, ...structured, ...answers.map(({ json }) => json)];
  // a text with Japanese letters has two bytes for each character
  return ENTRY + 2 * texts.reduce((sum, { length }) => sum + length, 0);
}

/** The name of a task for any query and any time. */
function toKey({ props: { page }, now: _now, ...others }: RenderJob): string {
  return JSON.stringify([page, others]);
}

/**
 * The last paints of one version that do not depend on the query, up to `bytes`, with the answers that
 * they were made of. A first paint is a pure function of its task and of these answers (ADR 030), so it
 * serves as long as the gateway says the same, and no renderer is asked (ADR 045).
 */
export class KnownPaints {
  private readonly onKnown: () => void;
  private readonly known: LRUCache<string, Known>;

  /** Calls `onKnown` for each paint that serves again. */
  constructor(bytes: number, onKnown: () => void) {
    this.onKnown = onKnown;
    this.known = new LRUCache<string, Known>({ maxSize: bytes, sizeCalculation: toBytes });
  }

  /** The memory that the paints use, in bytes. */
  get bytes(): number {
    return this.known.calculatedSize;
  }

  /**
   * Returns the known paint of a task, or what `render` returns. It gets a reader for its calls, and the
   * milliseconds that have passed.
   */
  async paintOf(
    task: RenderJob,
    reader: GatewayReader,
    render: (reader: GatewayReader, waited: number) => Promise<FirstPaint>,
  ): Promise<FirstPaint> {
    const begun = monotonicNow();
    const known = this.known.get(toKey(task));
    if (known && (await this.holds(known, task, reader))) {
      this.onKnown();
      return known.paint;
    }
    const { read, noted } = notingReader(reader);
    const paint = await render(read, known ? Math.floor(monotonicNow() - begun) : 0);
    if (noted.isWhole && paint.uses?.query === false)
      this.known.set(toKey(task), { paint, answers: noted.answers, now: task.now });
    return paint;
  }

  /** Whether the gateway answers each call of a known paint as it did. */
  private async holds(
    { paint, answers, now }: Known,
    task: RenderJob,
    reader: GatewayReader,
  ): Promise<boolean> {
    if (paint.uses?.clock !== false && now !== task.now) return false;
    try {
      const jsons = await Promise.all(answers.map(({ call }) => reader(call)));
      return answers.every(({ json }, place) => json === jsons[place]);
    } catch {
      // the widget decides what it shows without the answer
      return false;
    }
  }
}
