import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER } from '../checks/checkTypes.ts';
import { readJestReport } from '../checks/jestReport.ts';
import { withEnvironment } from '../stack/environment.ts';
import type { Tour } from './readTours.ts';

const run = promisify(execFile);
/** Below a folder that neither git nor Prettier reads. */
const REPORT = '.cache/tour.report.json';
const BUFFER = 64_000_000;

function node(folder: string, words: readonly string[]): Promise<{ readonly stdout: string }> {
  return run(process.execPath, words, {
    cwd: folder,
    // the tests of a tour know a name, and start no renderer
    env: withEnvironment({ TZ: 'Asia/Tokyo', TESTS_WITHOUT_RENDERER: '1' }),
    maxBuffer: BUFFER,
  });
}

/** The complaints of the compiler; none where all is well. `words` are those of `tsc --build`. */
export async function checkTypesIn(
  folder: string,
  words: readonly string[],
): Promise<readonly string[]> {
  return node(folder, [COMPILER, '--build', ...words]).then(
    () => [],
    (error: { stdout?: string }) => [error.stdout ?? String(error)],
  );
}

/**
 * Compares what the check of texts complains about in a copy with what the tour announces. Resolves
 * with one sentence for each complaint that is not announced, and for each announced one that does
 * not come. `…` stands for counts.
 */
export async function checkTextsIn(
  folder: string,
  { leftToTranslate }: Pick<Tour, 'leftToTranslate'>,
): Promise<readonly string[]> {
  const output = await node(folder, ['tooling/commands/test.ts', '--only', 'texts']).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string }) => error.stdout ?? String(error),
  );
  const said = output
    .split('\n')
    .filter((line) => line.includes('/src/messages/'))
    .map((line) => line.replace(/\d+ of \d+/, '…'));
  return [
    ...said
      .filter((line) => !leftToTranslate.includes(line))
      .map((line) => `not announced: ${line}`),
    ...leftToTranslate
      .filter((line) => !said.includes(line))
      .map((line) => `does not come: ${line}`),
  ];
}

/** Finds the name as a word of its own: `lunch`, and not the `lunch` of `lunchFee`. */
function wordPattern(name: string): string {
  return `(?<![\\w-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`;
}

/**
 * Runs the tests whose titles contain what a tour added. Resolves with one sentence for each test
 * file of the tour in which no such test passes, or one fails.
 */
export async function unknownTo(
  folder: string,
  { name, knownBy }: Tour,
): Promise<readonly string[]> {
  const pattern = wordPattern(name);
  await mkdir(dirname(join(folder, REPORT)), { recursive: true });
  const words = [...knownBy, '--testNamePattern', pattern, '--json', '--outputFile', REPORT];
  await node(folder, ['node_modules/jest/bin/jest.js', ...words]).catch(() => {
    /* the report says what failed */
  });
  const files = readJestReport(await readFile(join(folder, REPORT), 'utf8'));
  return knownBy.flatMap((path) => {
    const result = files.find((each) => each.path.endsWith(path));
    const tests = result?.tests ?? [];
    const named = tests.filter(({ fullName }) => new RegExp(pattern).test(fullName));
    const isKnown = named.length > 0 && named.every(({ status }) => status === 'passed');
    return isKnown ? [] : [`${path} does not know ${name}. ${result?.message ?? ''}`];
  });
}
