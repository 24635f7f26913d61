import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const MOVED = /(?<![-\w])order\s*:|(?:row|column|wrap)-reverse\b/;

/** Files that may change the order, each with its reason. */
const ALLOWED: Readonly<Record<string, string>> = {};
const styles = globSync('*/src/**/*.css', { cwd: root });

/** The lines of a style sheet that change the order of the document. */
function movedIn(text: string): readonly string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => MOVED.test(line));
}

it('[WCAG 2.4.3] no style sheet changes the order of the document', () => {
  expect(styles.length).toBeGreaterThan(50);
  const moved = styles
    .filter((path) => !(path in ALLOWED))
    .flatMap((path) =>
      movedIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
  expect(moved).toEqual([]);
});

it.each([
  '.a { order: 1 }',
  '.a{order:-1}',
  '.a { flex-direction: row-reverse; }',
  '.a { flex-flow: column-reverse wrap }',
  '.a { flex-wrap: wrap-reverse }',
])('finds %s', (line) => {
  expect(movedIn(line)).toHaveLength(1);
});

it.each([
  '.a { border: 1px solid }',
  '.a { --border: 1 }',
  '/* order: 1 */',
  '.a { animation-direction: alternate-reverse }',
])('accepts %s', (line) => {
  expect(movedIn(line)).toEqual([]);
});
