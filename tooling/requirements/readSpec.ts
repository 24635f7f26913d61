import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { readNamedTests, type NamedTest } from './readNamedTests.ts';
import { REQUIREMENTS_PAGE } from './requirementsPage.ts';

const TEST_FILE = /\.(?:test|spec)\.[cm]?[jt]sx?$/;
const EVERY_FILE = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];

/** The page of requirements, and the tests that name them. */
export interface Spec {
  readonly page: string;
  readonly tests: readonly NamedTest[];
}

/** Reads the page and every file of tests that git knows or would take. */
export function readSpec(): Spec {
  const files = execFileSync('git', EVERY_FILE, { cwd: repositoryRoot, encoding: 'utf8' })
    .split('\0')
    // git still lists a file that was deleted here
    .filter((file) => TEST_FILE.test(file) && existsSync(join(repositoryRoot, file)))
    .toSorted();
  return {
    page: readFileSync(join(repositoryRoot, REQUIREMENTS_PAGE), 'utf8'),
    tests: files.flatMap((file) =>
      readNamedTests(file, readFileSync(join(repositoryRoot, file), 'utf8')),
    ),
  };
}
