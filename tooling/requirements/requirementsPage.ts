import { dirname } from 'node:path';
import type { NamedTest } from './readNamedTests.ts';

/** The page of all requirements, below the repository's root. */
export const REQUIREMENTS_PAGE = 'docs/requirements.md';

/** The command that writes what the page says of places and tests. */
export const REWRITE = 'npm run check-spec -- --write';

/** The id and the sentence are written by hand, what follows them by the command. */
const ROW = /^\| (R\d+\.\d+) \| ([^|]+) \|.*$/gm;
/** Tests that see the whole site from outside stand beside nothing. */
const OUTSIDE = /^e2e\//;

/** The ids of all requirements, in the order of the page. */
export function readIds(page: string): readonly string[] {
  return [...page.matchAll(ROW)].map(([, id = '']) => id);
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');
}

function placesOf(tests: readonly NamedTest[]): string {
  const inside = tests.filter(({ file }) => !OUTSIDE.test(file));
  const folders = new Set(inside.map(({ file }) => dirname(file)));
  return [...folders].map((folder) => `\`${folder}\``).join('<br>') || '–';
}

function titlesOf(tests: readonly NamedTest[]): string {
  const files = Object.entries(Object.groupBy(tests, ({ file }) => file));
  return files
    .map(([file, own = []]) => `\`${file}\`: ${own.map(({ title }) => cell(title)).join(' · ')}`)
    .join('<br>');
}

/** Returns the page with what the tests say: for each requirement where it is done, and which tests prove it. */
export function withTests(page: string, tests: readonly NamedTest[]): string {
  return page.replace(ROW, (_row, id: string, sentence: string) => {
    const own = tests.filter(({ ids }) => ids.includes(id));
    return `| ${id} | ${sentence} | ${placesOf(own)} | ${titlesOf(own)} |`;
  });
}
