import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EVENTS } from 'shared-contracts/events';

const root = join(__dirname, '../..');
const CATALOGUE = 'shared-contracts/src/golf/events/catalogue.ts';
const NOT_PRODUCT = /\.test\.tsx?$|\/stories|\/testing\//;

/** The text of every product file that may send or hear an event. */
async function productSources(): Promise<string[]> {
  const folders = await readdir(root);
  const product = folders.filter((name) => name.startsWith('mf-') || name === 'shell');
  const lists = await Promise.all(
    product.map(async (folder) => {
      const names = await readdir(join(root, folder, 'src'), { recursive: true });
      return names.map((name) => join(root, folder, 'src', name));
    }),
  );
  const paths = lists.flat().filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path));
  return Promise.all(paths.map((path) => readFile(path, 'utf8')));
}

/** The comment that stands right above the row of an event, or '' where there is none. */
function commentAbove(name: string, catalogue: string): string {
  const before = catalogue.slice(0, catalogue.indexOf(`'${name}':`)).trimEnd();
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
}

/** One line for each event without a sender or a hearer, unless its comment says `Required by R1.01`. */
function unusedEvents(
  names: readonly string[],
  sources: readonly string[],
  catalogue: string,
): string[] {
  const calls = (method: string, name: string) =>
    sources.some((text) => text.replaceAll(/\s+/g, '').includes(`${method}('${name}',`));
  return names.flatMap((name) => {
    if (/\bRequired by R\d+\.\d+\b/.test(commentAbove(name, catalogue))) return [];
    return [
      ...(calls('publish', name) ? [] : [`${name} has no sender`]),
      ...(calls('subscribe', name) ? [] : [`${name} has no hearer`]),
    ];
  });
}

it('[R10.03] each event of the catalogue has a sender and a hearer, or a requirement that asks for it', async () => {
  const catalogue = await readFile(join(root, CATALOGUE), 'utf8');
  const names = Object.keys(EVENTS);
  expect(names.filter((name) => !catalogue.includes(`'${name}':`))).toEqual([]);
  expect(unusedEvents(names, await productSources(), catalogue)).toEqual([]);
});

it('[R10.03] each event of the catalogue is sent and heard today, also where a requirement asks for it', async () => {
  expect(unusedEvents(Object.keys(EVENTS), await productSources(), '')).toEqual([]);
});

it.each([
  ['no sender', "bus.subscribe('a:left', run)", '', ['a:left has no sender']],
  ['no hearer', "bus.publish(\n  'a:left', {})", '', ['a:left has no hearer']],
  ['neither', '', '', ['a:left has no sender', 'a:left has no hearer']],
  [
    'neither, and a comment that only cites a requirement',
    '',
    "/** R4.19: why */\n'a:left': {",
    ['a:left has no sender', 'a:left has no hearer'],
  ],
  ['neither, but a requirement', '', "  /** Required by R4.19. */\n  'a:left': {", []],
  [
    'neither, with a requirement of another row',
    '',
    "/** Required by R4.19. */ 'b:left': {}, 'a:left': {",
    ['a:left has no sender', 'a:left has no hearer'],
  ],
])('[R10.03] names an event with %s', (_what, source, catalogue, complaints) => {
  expect(unusedEvents(['a:left'], [source], catalogue)).toEqual(complaints);
});
