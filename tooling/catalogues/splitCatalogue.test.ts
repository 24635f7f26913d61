import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWidgetSource } from '../build/readWidgetSource.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import type { Catalogue } from './checkCatalogue.ts';
import { splitCatalogue } from './splitCatalogue.ts';

const catalogue = {
  list: { name: '一覧' },
  map: { loading: '読み込み中', name: '地図', pin: { price: '料金', course: 'コース' } },
};

it.each([
  [['map'], { list: catalogue.list }, { map: catalogue.map }],
  [
    ['map', '!map.loading', '!map.pin', 'map.pin.price'],
    { list: catalogue.list, map: { loading: '読み込み中', pin: { course: 'コース' } } },
    { map: { name: '地図', pin: { price: '料金' } } },
  ],
  [['li', 'map.p'], catalogue, {}],
])('[R10.05] a catalogue is split by paths: %j', (laterTexts, first, later) => {
  expect(splitCatalogue(catalogue, 'first', laterTexts)).toEqual(first);
  expect(splitCatalogue(catalogue, 'later', laterTexts)).toEqual(later);
});

/** Returns whether a path leads to a text or to a namespace. */
function isIn(texts: Catalogue, path: string): boolean {
  const [step = '', ...rest] = path.split('.');
  const found = texts[step];
  if (found === undefined || rest.length === 0) return found !== undefined;
  return typeof found !== 'string' && isIn(found, rest.join('.'));
}

it.each(WIDGETS)('the later texts that %s names are in its catalogue', async (name) => {
  const { laterTexts = [] } = await readWidgetSource(name);
  const file = join(repositoryRoot, name, 'src/messages/ja.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  expect(laterTexts.filter((path) => !isIn(texts, path.replace('!', '')))).toEqual([]);
});
