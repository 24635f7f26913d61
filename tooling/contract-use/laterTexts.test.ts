import { dirname, join } from 'node:path';
import { readWidgetSource } from '../build/readWidgetSource.ts';
import { WIDGETS } from '../build/widgets.ts';
import type { Catalogue } from '../catalogues/checkCatalogue.ts';
import { splitCatalogue } from '../catalogues/splitCatalogue.ts';
import { sourcesBelow, type Source } from './sourcesBelow.ts';

const IMPORT = /^(?:import|export) (?!type )[^;]*?'(\.[^']+)';$/gm;

/** The sources that the first script of a widget has: what `widget.tsx` imports, and so on. */
function firstSources(name: string): Source[] {
  const all = new Map(sourcesBelow(`${name}/src/**/*.{ts,tsx}`).map((each) => [each.path, each]));
  const found = new Set<Source>();
  const follow = (path: string) => {
    const source = all.get(path);
    if (!source || found.has(source)) return;
    found.add(source);
    for (const [, next = ''] of source.text.matchAll(IMPORT)) follow(join(dirname(path), next));
  };
  follow(`${name}/src/widget.tsx`);
  return [...found];
}

/** The keys that a source says: `map.pin`, and `map.pin.` where their end is known at run time. */
function keysIn({ text }: Source): string[] {
  const translators = text.matchAll(/const (\w+) = useTranslations\('([\w.]+)'\)/g);
  return [...translators].flatMap(([, say = '', namespace = '']) => {
    const uses = text.matchAll(new RegExp(`\\b${say}\\(\\s*['\`]([\\w.]+)`, 'g'));
    return [...uses].map(([, key = '']) => `${namespace}.${key}`);
  });
}

/** Whether a key is one of the later texts. */
function isLater(key: string, laterTexts: readonly string[]): boolean {
  const texts = key
    .split('.')
    .reduceRight<Catalogue | string>((below, step) => ({ [step]: below }), 'text') as Catalogue;
  return Object.keys(splitCatalogue(texts, 'later', laterTexts)).length > 0;
}

it('[R10.05] a key is found with its namespace, and where its end is not known', () => {
  const text =
    "const say = useTranslations('map');\nsay('pin', {}); say(\n `sky.${sky}`); other('a')";
  expect(keysIn({ path: 'Pin.tsx', text })).toEqual(['map.pin', 'map.sky.']);
  expect(isLater('map.sky.', ['map'])).toBe(true);
  expect(isLater('map.sky.', ['map', '!map.sky'])).toBe(false);
});

it.each(WIDGETS)('[R10.05] no part of the first script of %s says a later text', async (name) => {
  const { laterTexts = [] } = await readWidgetSource(name);
  const keys = firstSources(name).flatMap(keysIn);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter((key) => isLater(key, laterTexts))).toEqual([]);
});

it.each(WIDGETS)('[R10.05] each chunk of %s waits for its later texts', async (name) => {
  const { laterTexts } = await readWidgetSource(name);
  const loads = sourcesBelow(`${name}/src/**/*.{ts,tsx}`).flatMap(({ path, text }) =>
    [...text.matchAll(/(\w+\()?import\(/g)].map(([, around]) => ({ path, around })),
  );
  const bare = loads.filter(({ around }) => around !== 'withTexts(');
  expect(laterTexts ? bare : []).toEqual([]);
});
