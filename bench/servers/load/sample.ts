import { quantile } from '../../statistics/quantile.ts';
import { type Ask, askAll } from './askAll.ts';
import type { ThreadTimes } from './processFigures.ts';

/** What one round has measured of one row. */
export interface Sample {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Milliseconds of processor time for one answer, of the processes that answer. */
  readonly processor: number | undefined;
  /** The same by what the threads do; missing where nothing tells it. */
  readonly parts?: ThreadTimes | undefined;
  /** Milliseconds by which the event loop of the answering process was late, 99th percentile. */
  readonly delay: number | undefined;
  /** Bytes of the answering process. */
  readonly memory: number | undefined;
  readonly asked: number;
  readonly refused: number;
  readonly wrong: number;
}

/** The figures of what answers; each is undefined where the machine or the program does not tell. */
export interface Usage {
  /** Milliseconds of processor time since it began. */
  readonly processor: number | undefined;
  /** The same by what the threads do. */
  readonly parts?: ThreadTimes | undefined;
  /** Milliseconds, since this was read last. */
  readonly delay?: number | undefined;
  readonly memory?: number | undefined;
}

/** What a row of a table measures. */
export interface Measured<Question, Answer> {
  readonly ask: Ask<Question, Answer>;
  readonly usage: () => Promise<Usage>;
  /** Checks an answer after the load, so that the check costs none of the measured time. */
  readonly isRight: (question: Question, answer: Answer) => Promise<boolean>;
}

function perAnswer(before: Usage, after: Usage, count: number): number | undefined {
  return before.processor === undefined || after.processor === undefined
    ? undefined
    : (after.processor - before.processor) / count;
}

function partsOf(before: Usage, after: Usage, count: number): ThreadTimes | undefined {
  const from = before.parts;
  const to = after.parts;
  if (!from || !to) return undefined;
  const spent = (what: keyof ThreadTimes) => (to[what] - from[what]) / count;
  return {
    main: spent('main'),
    rendering: spent('rendering'),
    compression: spent('compression'),
    v8: spent('v8'),
  };
}

/** Asks all questions with so many callers at a time and measures the answers. */
export async function takeSample<Question, Answer>(
  { ask, usage, isRight }: Measured<Question, Answer>,
  questions: readonly Question[],
  callers: number,
): Promise<Sample> {
  const before = await usage();
  const { answers, times, seconds } = await askAll(questions, callers, ask);
  const after = await usage();
  let refused = 0;
  let wrong = 0;
  for (const [place, question] of questions.entries()) {
    const answer = answers[place];
    if (answer === undefined) refused += 1;
    else if (!(await isRight(question, answer))) wrong += 1;
  }
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: questions.length / seconds,
    processor: perAnswer(before, after, questions.length),
    parts: partsOf(before, after, questions.length),
    delay: after.delay,
    memory: after.memory,
    asked: questions.length,
    refused,
    wrong,
  };
}
