import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCatalogue, checkTranslated } from './checkCatalogue.ts';
import { checkPackage, requireCatalogues } from './checkPackage.ts';

const japanese = {
  title: '検索',
  found: { count: '{count}件見つかりました', price: '<b>{amount}</b>円' },
};
const english = {
  title: 'Search',
  found: {
    count: '{count, plural, one {# course} other {# courses}} found',
    price: '<b>{amount}</b> yen',
  },
};
/** Stands for any language but Japanese and English. */
const other = {
  title: 'Suche',
  found: { count: '{count} gefunden', price: '<b>{amount}</b> Yen' },
};

describe('a catalogue beside the Japanese one', () => {
  it('[R9.06] is accepted with the same keys and the same places', () => {
    expect(checkCatalogue(japanese, english, 'en')).toEqual([]);
  });

  it('[R9.06] is refused with missing keys or too many keys', () => {
    expect(checkCatalogue(japanese, { found: english.found, titel: 'Search' }, 'en')).toEqual([
      'title is missing',
      'titel is one too many',
    ]);
  });

  it('[R9.06] is refused with other places or tags', () => {
    expect(
      checkCatalogue(
        japanese,
        { ...english, found: { count: '{number} found', price: '{amount} yen' } },
        'en',
      ),
    ).toEqual([
      'found.count has the places {number}, not {count}',
      'found.price has the places {amount}, not <b> {amount}',
    ]);
  });

  it('[R9.06] is refused with a text that cannot be read, and with a script of Japanese that it does not share', () => {
    expect(checkCatalogue(japanese, { ...english, title: 'Search {' }, 'en')[0]).toContain(
      'title cannot be read',
    );
    const titled = (title: string, language: string) =>
      checkCatalogue(japanese, { ...english, title }, language);
    for (const language of ['en', 'ko', 'zh-Hant'])
      expect(titled('コース', language)).toEqual(['title is not translated: コース']);
    for (const language of ['en', 'ko'])
      expect(titled('検索', language)).toEqual(['title is not translated: 検索']);
    expect(titled('検索', 'zh-Hans')).toEqual([]);
  });
});

describe('a catalogue beside the English one', () => {
  it('[R9.06] is refused while most of its texts are English', () => {
    expect(checkTranslated(english, english)).toEqual(['3 of 3 texts are still English']);
    expect(checkTranslated(english, japanese)).toEqual([]);
    const names = { a: 'Instagram', b: '{page}/{pages}', c: 'Suchen', d: 'Golfplatz' };
    expect(checkTranslated({ ...names, c: 'Search', d: 'Course' }, names)).toEqual([]);
  });
});

describe('the catalogues of a package', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'catalogues-'));
    await mkdir(join(folder, 'src/messages'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const write = (language: string, catalogue: unknown) =>
    writeFile(join(folder, `src/messages/${language}.json`), JSON.stringify(catalogue));

  it('[R9.06] must be complete, or the build fails', async () => {
    await write('ja', japanese);
    await write('en', english);
    for (const language of ['zh-Hans', 'zh-Hant']) await write(language, other);
    expect(await checkPackage('mf-demo', folder)).toEqual([
      'mf-demo/src/messages/ko.json is missing',
    ]);
    await expect(requireCatalogues('mf-demo', folder)).rejects.toThrow('ko.json is missing');
    await write('ko', other);
    await expect(requireCatalogues('mf-demo', folder)).resolves.toBeUndefined();
  });

  it('[R9.06] must say "1 course" in English, and not "1 courses"', async () => {
    await write('ja', japanese);
    for (const language of ['zh-Hans', 'zh-Hant', 'ko']) await write(language, other);
    await write('en', { ...english, found: { ...english.found, count: '{count} courses found' } });
    expect(await checkPackage('mf-demo', folder)).toEqual([
      'mf-demo/src/messages/en.json: found.count has no form for one: {count} courses',
    ]);
  });
});
