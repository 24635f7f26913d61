import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mutate, type Mutant } from './mutant.ts';
import { runTests } from './runTests.ts';

/** What became of one mutant. */
export interface Verdict {
  readonly mutant: Mutant;
  /**
   * `killed`: its test failed. `survived`: its test passed. `broken`: the test does not pass
   * without the mutant either, or its file does not run with it.
   */
  readonly state: 'killed' | 'survived' | 'broken';
  /** Why it is broken; else empty. */
  readonly why: string;
  readonly milliseconds: number;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the mutants whose tests do not pass as the repository is, with the reason. */
async function brokenTests(
  folder: string,
  file: string,
  mutants: readonly Mutant[],
): Promise<ReadonlyMap<Mutant, string>> {
  const titles = [...new Set(mutants.map(({ test }) => test.title))];
  try {
    const outcomes = await runTests(folder, { file, titles });
    return new Map(
      mutants.flatMap((mutant) => {
        const { passed = 0, failed = 0 } = outcomes.get(mutant.test.title) ?? {};
        return passed > 0 && failed === 0
          ? []
          : [[mutant, `${passed} passed, ${failed} failed without the mutant`] as const];
      }),
    );
  } catch (error) {
    return new Map(mutants.map((mutant) => [mutant, messageOf(error)]));
  }
}

/** Puts one mutant into the copy, runs its test, and puts the source back. */
async function judge(folder: string, mutant: Mutant): Promise<Omit<Verdict, 'milliseconds'>> {
  const path = join(folder, mutant.file);
  const source = await readFile(path, 'utf8');
  const { file, title } = mutant.test;
  try {
    await writeFile(path, mutate(source, mutant));
    const outcome = (await runTests(folder, { file, titles: [title] })).get(title);
    if ((outcome?.failed ?? 0) > 0) return { mutant, state: 'killed', why: '' };
    return { mutant, state: 'survived', why: '' };
  } catch (error) {
    return { mutant, state: 'broken', why: messageOf(error) };
  } finally {
    await writeFile(path, source);
  }
}

/**
 * Puts each mutant into a copy of the repository, one at a time, and runs the test that must then
 * fail. It first runs each test as the repository is. Yields a verdict for each mutant, grouped by
 * the files of their tests.
 */
export async function* checkMutants(
  folder: string,
  mutants: readonly Mutant[],
): AsyncGenerator<Verdict> {
  for (const [file, group] of Map.groupBy(mutants, ({ test }) => test.file)) {
    const broken = await brokenTests(folder, file, group);
    for (const mutant of group) {
      const since = performance.now();
      const why = broken.get(mutant);
      const verdict =
        why === undefined ? await judge(folder, mutant) : { mutant, state: 'broken' as const, why };
      yield { ...verdict, milliseconds: performance.now() - since };
    }
  }
}
