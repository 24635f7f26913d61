/** Asks one question; resolves with undefined where the answer is a refusal. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer | undefined>;

export interface Asked<Answer> {
  /** The answer to each question, in the order of the questions; undefined for a refusal. */
  readonly answers: readonly (Answer | undefined)[];
  /** Milliseconds until each answer. */
  readonly times: readonly number[];
  /** Seconds from the first question to the last answer. */
  readonly seconds: number;
}

/**
 * Asks every question once. Each of the `callers` asks one at a time, and takes the next one when it
 * has its answer.
 */
export async function askAll<Question, Answer>(
  questions: readonly Question[],
  callers: number,
  ask: Ask<Question, Answer>,
): Promise<Asked<Answer>> {
  const answers: (Answer | undefined)[] = [];
  const times: number[] = [];
  const open = questions.entries();
  const call = async (): Promise<void> => {
    for (const [place, question] of open) {
      const begin = performance.now();
      answers[place] = await ask(question);
      times[place] = performance.now() - begin;
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: callers }, call));
  return { answers, times, seconds: (performance.now() - begin) / 1000 };
}
