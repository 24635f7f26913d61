import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `path`, and the title of one of its tests if one is quoted behind it. */
const CITATION = /`([\w.@-]+(?:\/[\w.@-]+)+|[\w@-]+\.(?:ts|mjs|md|json))`(?: "([^"]+)")?/g;

/** A file that a page names, and perhaps one of its tests. */
export interface Citation {
  /** Path from the root of the repository. */
  readonly path: string;
  /** The title of a test, as its file writes it: with `%s` and `${…}` in it. */
  readonly title: string | undefined;
}

/** Returns the files and tests that a text names. */
export function readCitations(text: string): readonly Citation[] {
  return [...text.matchAll(CITATION)].map(([, path = '', title]) => ({ path, title }));
}

/** Returns whether a file of tests has one with this title, as the file writes it. */
export function hasTitle(file: string, title: string): boolean {
  const text = readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`));
}

function problemOf(root: string, { path, title }: Citation): readonly string[] {
  const file = join(root, path);
  if (!existsSync(file)) return [`${path} does not exist`];
  if (title === undefined || hasTitle(file, title)) return [];
  return [`${path} has no test "${title}"`];
}

/** Returns a message for each file and each test that a text names and `root` does not have. */
export function brokenCitations(text: string, root: string): readonly string[] {
  return readCitations(text).flatMap((citation) => problemOf(root, citation));
}
