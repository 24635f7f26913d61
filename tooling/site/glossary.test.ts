import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentTexts } from 'gateway/src/inventory/filling/content/contentTexts.ts';
import { PLAN_KINDS } from 'gateway/src/inventory/filling/planKinds.ts';
import { planTitles } from 'gateway/src/inventory/filling/planTitles.ts';
import { names as en } from 'shared-contracts/labels/en';
import { names as ko } from 'shared-contracts/labels/ko';
import { names as simplified } from 'shared-contracts/labels/zh-Hans';
import { names as traditional } from 'shared-contracts/labels/zh-Hant';
import { repositoryRoot } from '../build/repositoryRoot.ts';

type Catalogue = { readonly [key: string]: string | Catalogue };

/** The languages of the glossary, from its second column on. */
const LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ko'];
const LABELS = [en, simplified, traditional, ko].map((names) => new Map(names));

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** The rows of the table of golf terms: the Japanese word, and the words of each language. */
const TERMS = (read('docs/glossary.md').split('## Golf in five languages')[1] ?? '')
  .split('\n## ', 1)[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [japanese = '', ...others] = line.split('|').slice(1, -1);
    return { japanese: japanese.trim(), words: others.map((cell) => cell.trim().split(', ')) };
  });

function textsOf(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : textsOf(entry),
  );
}

/** Every Japanese text of the site with its translations, in the order of the languages. */
function translatedTexts(): (readonly [japanese: string, translations: readonly string[]])[] {
  const ofCatalogues = globSync('*/src/messages/ja.json', { cwd: repositoryRoot }).flatMap(
    (path) => {
      const [japanese = [], ...others] = ['ja', ...LANGUAGES].map((language) =>
        textsOf(JSON.parse(read(path.replace('ja.json', `${language}.json`))) as Catalogue),
      );
      return japanese.map((text, at) => [text, others.map((texts) => texts[at] ?? '')] as const);
    },
  );
  const labels = [...(LABELS[0]?.keys() ?? [])];
  return [
    ...ofCatalogues,
    ...contentTexts(),
    ...PLAN_KINDS.map(({ title }) => [title, Object.values(planTitles('', title))] as const),
    ...labels.map((label) => [label, LABELS.map((names) => names.get(label) ?? '')] as const),
  ];
}

/** The catalogue of a widget in a language. */
function catalogueOf(widget: string, language: string): Catalogue {
  return JSON.parse(read(`${widget}/src/messages/${language}.json`)) as Catalogue;
}

it.each(['ja', ...LANGUAGES])(
  '[R9.06] a card and the sheet of its course call what a plan has, and the heart, the same in %s',
  (language) => {
    const card = catalogueOf('mf-results', language) as Record<string, Record<string, Catalogue>>;
    const sheet = catalogueOf('mf-course', language) as typeof card;
    expect(Object.keys(sheet['plans']?.['tag'] ?? {})).not.toEqual([]);
    expect(card['plan']?.['tag']).toMatchObject(sheet['plans']?.['tag'] ?? {});
    expect(sheet['head']?.['favourite']).toBe(card['favourites']?.['list']);
  },
);

it('[R9.06] English is American throughout', () => {
  const others = translatedTexts()
    .map(([, [english = '']]) => english)
    // the names of tags are no words
    .filter((english) =>
      /(col|fav|neighb|behavi)our|centre|organis/i.test(english.replaceAll(/<[^>]*>/g, '')),
    );
  expect(others).toEqual([]);
});

it('reads a table of golf terms in five languages', () => {
  expect(TERMS?.length).toBeGreaterThanOrEqual(25);
  for (const { words } of TERMS ?? [])
    expect(words.flat().filter(Boolean).length).toBeGreaterThan(3);
});

it.each(TERMS ?? [])(
  '[R9.06] wherever the site says $japanese, each translation has the word of the glossary',
  ({ japanese, words }) => {
    const texts = translatedTexts().filter(([text]) => text.includes(japanese));
    expect(texts).not.toEqual([]);
    const others = texts.flatMap(([text, translations]) =>
      translations
        .filter((said, at) => !words[at]?.some((word) => said.toLowerCase().includes(word)))
        .map((said) => `${text}: ${said}`),
    );
    expect(others).toEqual([]);
  },
);
