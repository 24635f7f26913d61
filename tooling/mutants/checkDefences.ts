import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Defence, withoutDefence } from './defence.ts';
import { runTests } from './runTests.ts';

/** What became of one mutant. */
export interface Verdict {
  readonly defence: Defence;
  /**
   * `killed`: its test failed. `survived`: its test passed. `broken`: the test does not pass with
   * the defence either, or its file does not run with the mutant.
   */
  readonly state: 'killed' | 'survived' | 'broken';
  /** Why it is broken; else empty. */
  readonly why: string;
  readonly milliseconds: number;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the defences whose tests do not pass as the repository is, with the reason. */
async function brokenTests(
  folder: string,
  file: string,
  defences: readonly Defence[],
): Promise<ReadonlyMap<Defence, string>> {
  const titles = [...new Set(defences.map(({ test }) => test.title))];
  try {
    const outcomes = await runTests(folder, { file, titles });
    return new Map(
      defences.flatMap((defence) => {
        const { passed = 0, failed = 0 } = outcomes.get(defence.test.title) ?? {};
        return passed > 0 && failed === 0
          ? []
          : [[defence, `${passed} passed, ${failed} failed with the defence`] as const];
      }),
    );
  } catch (error) {
    return new Map(defences.map((defence) => [defence, messageOf(error)]));
  }
}

/** Takes one defence out of the copy, runs its test, and puts the defence back. */
async function judge(folder: string, defence: Defence): Promise<Omit<Verdict, 'milliseconds'>> {
  const path = join(folder, defence.file);
  const source = await readFile(path, 'utf8');
  const { file, title } = defence.test;
  try {
    await writeFile(path, withoutDefence(source, defence));
    const outcome = (await runTests(folder, { file, titles: [title] })).get(title);
    if ((outcome?.failed ?? 0) > 0) return { defence, state: 'killed', why: '' };
    return { defence, state: 'survived', why: '' };
  } catch (error) {
    return { defence, state: 'broken', why: messageOf(error) };
  } finally {
    await writeFile(path, source);
  }
}

/**
 * Takes each defence out of a copy of the repository, one at a time, and runs the test that must
 * then fail. It first runs each test with all defences. Yields a verdict for each defence, grouped
 * by the files of their tests.
 */
export async function* checkDefences(
  folder: string,
  defences: readonly Defence[],
): AsyncGenerator<Verdict> {
  for (const [file, group] of Map.groupBy(defences, ({ test }) => test.file)) {
    const broken = await brokenTests(folder, file, group);
    for (const defence of group) {
      const since = performance.now();
      const why = broken.get(defence);
      const verdict =
        why === undefined
          ? await judge(folder, defence)
          : { defence, state: 'broken' as const, why };
      yield { ...verdict, milliseconds: performance.now() - since };
    }
  }
}
