import type { Page } from '@playwright/test';
import type { Locale } from 'shared-contracts/locale';

/** What stands where a text is missing: its key, a place that was not filled, a value that is none. */
const UNFINISHED = String.raw`^[a-z][A-Za-z]+(\.[A-Za-z]+)+$|\{\w+|<\/?\w+>|undefined|NaN|\[object`;
/** Words of English in a row, which no text of the other languages has. */
const ENGLISH = String.raw`\b[A-Za-z]{3,} [a-z]{3,}\b`;
const KANA = String.raw`[\u3041-\u309f\u30a1-\u30fa]`;
const HAN = String.raw`\p{Script=Han}`;

/** What no text of a language has: Chinese has Han but no kana, English and Korean have neither. */
function foreignTo(locale: Locale): string {
  const foreign: Readonly<Record<Locale, readonly string[]>> = {
    'ja-JP': [ENGLISH],
    'en-US': [KANA, HAN],
    'zh-Hans': [KANA, ENGLISH],
    'zh-Hant': [KANA, ENGLISH],
    'ko-KR': [KANA, HAN, ENGLISH],
  };
  return [...foreign[locale], UNFINISHED].join('|');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

/**
 * Collects the Japanese texts that data brings to a page from now on: names of courses, plans and roads.
 * An attribute cannot be marked as Japanese, so these alone may stand in one.
 */
export function watchNames(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/gora/')) return;
    response.json().then(
      (data: unknown) => {
        for (const text of stringsIn(data)) names.add(text);
      },
      () => {},
    );
  });
  return names;
}

interface Asked {
  /** The pattern of what is foreign or unfinished. */
  readonly foreign: string;
  /** The names that the data has brought. */
  readonly given: readonly string[];
}

/** Runs in the page: texts of elements that are not marked as of another language. */
function foreignTexts({ foreign }: Asked): string[] {
  const pattern = new RegExp(foreign, 'u');
  const { lang } = document.documentElement;
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (!holder || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(holder.tagName)) continue;
    const isOther = (holder.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang;
    if (!isOther && pattern.test(node.nodeValue ?? '')) found.push((node.nodeValue ?? '').trim());
  }
  return found;
}

/** Runs in the page: its title, and attributes, that say more in the foreign script than names of the data. */
function foreignAttributes({ foreign, given }: Asked): string[] {
  const pattern = new RegExp(foreign, 'u');
  const { lang } = document.documentElement;
  const attributes = ['title', 'placeholder', 'alt', 'label'].concat(
    ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`),
  );
  const known = new Set(given);
  const inData: unknown[] = [...document.querySelectorAll('[data-island-data]')].map((script) =>
    JSON.parse(script.textContent || 'null'),
  );
  while (inData.length > 0) {
    const value = inData.pop();
    if (typeof value === 'string') known.add(value);
    else if (typeof value === 'object' && value !== null) inData.push(...Object.values(value));
  }
  const names = [...known]
    .filter((text) => pattern.test(text) && text.length < 200)
    .sort((one, other) => other.length - one.length);
  const said = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
    .filter((element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang)
    .flatMap((element) => attributes.map((name) => `${name}: ${element.getAttribute(name) ?? ''}`))
    .concat(`title: ${document.title}`)
    .filter((text) => pattern.test(text));
  // all at once, since there are thousands of names
  const rest = names
    .reduce((text, name) => text.replaceAll(name, ''), said.join('\u0000'))
    .split('\u0000');
  return said.filter((_, at) => pattern.test(rest[at] ?? ''));
}

/**
 * Returns the texts of the page that are foreign to its language or unfinished: of elements that are not
 * marked as Japanese, of its title, and of attributes that say more than names of the data.
 */
export async function untranslated(
  page: Page,
  locale: Locale,
  names: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const asked: Asked = { foreign: foreignTo(locale), given: [...names] };
  const texts = await page.evaluate(foreignTexts, asked);
  return [...new Set([...texts, ...(await page.evaluate(foreignAttributes, asked))])];
}
