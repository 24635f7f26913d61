import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readJestReport } from '../checks/jestReport.ts';
import { withEnvironment } from '../stack/environment.ts';
import { titlePattern } from '../documented/titlePattern.ts';

/** The tests of one title: how many of them have passed, and how many have failed. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface NamedTests {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly titles: readonly string[];
}

const REPORT = '.mutants.json';
/** Milliseconds; a mutant may run for ever. */
const LONGEST = 180_000;

/** Runs Jest for some titles of one file in a copy of the repository. */
function runJest(folder: string, { file, titles }: NamedTests): Promise<void> {
  const words = [
    join(folder, 'node_modules/jest/bin/jest.js'),
    ...['--runTestsByPath', file],
    ...['--selectProjects', file.split('/')[0] ?? ''],
    ...['--testNamePattern', titles.map(titlePattern).join('|')],
    ...['--json', '--outputFile', REPORT, '--silent', '--forceExit'],
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      stdio: 'ignore',
      env: withEnvironment({
        TZ: 'Asia/Tokyo',
        // a table of cases may hold a rejected promise for a case that is not run
        NODE_OPTIONS: '--unhandled-rejections=warn',
      }),
      timeout: LONGEST,
      killSignal: 'SIGKILL',
    });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

/**
 * Runs the named tests in a copy of the repository, and returns the outcome of each title. Rejects
 * where the file itself does not run, which says nothing about a test.
 */
export async function runTests(
  folder: string,
  tests: NamedTests,
): Promise<ReadonlyMap<string, Outcome>> {
  const path = join(folder, REPORT);
  await rm(path, { force: true });
  await runJest(folder, tests);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${tests.file} did not end within ${LONGEST / 1000} s.`);
  });
  const files = readJestReport(text);
  const all = files.flatMap((each) => each.tests);
  if (all.length === 0)
    throw new Error(`${tests.file} does not run: ${files[0]?.message ?? 'no such file'}`);
  const countOf = (title: string, status: string): number => {
    const name = new RegExp(`^${titlePattern(title)}$`, 's');
    return all.filter((each) => each.status === status && name.test(each.title)).length;
  };
  return new Map(
    tests.titles.map((title) => [
      title,
      { passed: countOf(title, 'passed'), failed: countOf(title, 'failed') },
    ]),
  );
}
