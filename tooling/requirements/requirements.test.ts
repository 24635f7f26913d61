import { readNamedTests } from './readNamedTests.ts';
import { withTests } from './requirementsPage.ts';
import { specProblems } from './specProblems.ts';

/** A file's text with one call for each title. */
function fileOf(runner: string, ...titles: readonly string[]): string {
  return titles.map((title) => `${runner}(${title}, () => {});`).join('\n');
}

const WRITTEN = `# Requirements

| id | requirement | where | tests |
| --- | --- | --- | --- |
| R1.01 | It is in Japanese | | |
| R1.02 | It | | is old |
`;
const TESTS = [
  ...readNamedTests('shell/src/a.test.ts', fileOf('it', "'[R1.01] a | <b>'", "'[R1.02] c'")),
  ...readNamedTests('e2e/d.spec.ts', fileOf('test', "'[R1.02] d'")),
];
const PAGE = withTests(WRITTEN, TESTS);

describe('the tests that name requirements', () => {
  it.each([
    ['it', "'[R1.01] a'"],
    ['it.each([1])', '"[R1.01] a"'],
    ['it.each`x`', '`[R1.01] a`'],
    ['test.describe', "'[R1.01] a'"],
  ])('are read from %s(%s', (runner, title) => {
    expect(readNamedTests('a.test.ts', fileOf(runner, title))).toEqual([
      { file: 'a.test.ts', title: 'a', ids: ['R1.01'] },
    ]);
  });

  it('may name several, and take a part of their title from each case', () => {
    const titles = ['`[R1.01, R1.02] ${b}`', "'[R1.01][R1.02] %s'"];
    expect(readNamedTests('a.test.ts', fileOf('it', ...titles))).toEqual([
      { file: 'a.test.ts', title: '${b}', ids: ['R1.01', 'R1.02'] },
      { file: 'a.test.ts', title: '%s', ids: ['R1.01', 'R1.02'] },
    ]);
  });

  it.each([
    ...['skip', 'todo', 'fixme', 'step'].flatMap((word) => [
      fileOf(`it.${word}`, "'[R1.01] a'"),
      fileOf(`test.${word}`, "'[R1.01] a'"),
      `describe.${word}('a', () => { ${fileOf('it', "'[R1.01] a'")} });`,
    ]),
    '// [R1.01] is done here',
    "visit('[R1.01]');",
  ])('are none in %s', (text) => {
    expect(readNamedTests('a.test.ts', text)).toEqual([]);
  });
});

describe('the page of requirements', () => {
  it('says of each where it is done and which tests prove it, and keeps what is written by hand', () => {
    expect(PAGE.split('\n').slice(0, 4)).toEqual(WRITTEN.split('\n').slice(0, 4));
    expect(PAGE).toContain(
      '| R1.01 | It is in Japanese | `shell/src` | `shell/src/a.test.ts`: a \\| &lt;b> |\n',
    );
    expect(PAGE).toContain(
      '| R1.02 | It | `shell/src` | `shell/src/a.test.ts`: c<br>`e2e/d.spec.ts`: d |\n',
    );
    expect(specProblems(PAGE, TESTS)).toEqual([]);
  });

  it('is refused when it is older than the tests', () => {
    const stale = 'docs/requirements.md is older than the tests: npm run check-spec -- --write';
    expect(specProblems(WRITTEN, TESTS)).toEqual([stale]);
    expect(specProblems(PAGE, TESTS.slice(0, 2))).toEqual([stale]);
  });

  it('is refused when no test names one of its lines', () => {
    const tests = TESTS.filter(({ ids }) => !ids.includes('R1.02'));
    expect(specProblems(withTests(PAGE, tests), tests)).toEqual(['R1.02 is named by no test']);
  });

  it('is refused when a title names a line that it does not have', () => {
    const tests = [...TESTS, ...readNamedTests('e.test.ts', fileOf('it', "'[R1.01, R99.01] e'"))];
    expect(specProblems(withTests(PAGE, tests), tests)).toEqual([
      'e.test.ts › e: docs/requirements.md has no R99.01',
    ]);
  });
});
