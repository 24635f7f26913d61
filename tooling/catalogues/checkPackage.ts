import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../site/thisSite.ts';
import { checkCatalogue, checkPlurals, checkTranslated, type Catalogue } from './checkCatalogue.ts';

async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  return JSON.parse(
    await readFile(join(folder, `src/messages/${language}.json`), 'utf8'),
  ) as Catalogue;
}

/** What is wrong with the catalogue of one language, one line each. */
async function checkLanguage(
  name: string,
  folder: string,
  language: string,
): Promise<readonly string[]> {
  const file = `${name}/src/messages/${language}.json`;
  if (!existsSync(join(folder, `src/messages/${language}.json`))) return [`${file} is missing`];
  const catalogue = await readCatalogue(folder, language);
  const problems = [
    ...checkCatalogue(await readCatalogue(folder, 'ja'), catalogue, language),
    ...(language === 'en'
      ? checkPlurals(catalogue)
      : checkTranslated(await readCatalogue(folder, 'en'), catalogue)),
  ];
  return problems.map((problem) => `${file}: ${problem}`);
}

/**
 * R9.06: what is wrong with the catalogues of the package in `folder`, one line each; nothing for a
 * package without texts.
 */
export async function checkPackage(name: string, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(folder, 'src/messages/ja.json'))) return [];
  const others = Object.values(LANGUAGES).filter((language) => language !== 'ja');
  const found = await Promise.all(others.map((language) => checkLanguage(name, folder, language)));
  return found.flat();
}

/**
 * Rejects with everything that is wrong with the catalogues, so that no package is built with half
 * a language.
 */
export async function requireCatalogues(name: string, folder: string): Promise<void> {
  const problems = await checkPackage(name, folder);
  if (problems.length > 0)
    throw new Error(`The catalogues of ${name} do not fit:\n${problems.join('\n')}`);
}
