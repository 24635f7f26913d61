import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '../site/thisSite.ts';
import { checkCatalogue, checkPlurals, type Catalogue } from './checkCatalogue.ts';

async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  return JSON.parse(
    await readFile(join(folder, `src/messages/${language}.json`), 'utf8'),
  ) as Catalogue;
}

/** R9.06: what is wrong with the catalogues of the package in `folder`; a package without texts has none to be wrong. */
export async function checkPackage(name: string, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(folder, 'src/messages/ja.json'))) return [];
  const japanese = await readCatalogue(folder, 'ja');
  const found = await Promise.all(
    Object.values(LANGUAGES)
      .filter((language) => language !== 'ja')
      .map(async (language) => {
        const file = `${name}/src/messages/${language}.json`;
        if (!existsSync(join(folder, `src/messages/${language}.json`)))
          return [`${file} is missing`];
        const catalogue = await readCatalogue(folder, language);
        const plurals = language === 'en' ? checkPlurals(catalogue) : [];
        return [...checkCatalogue(japanese, catalogue), ...plurals].map(
          (problem) => `${file}: ${problem}`,
        );
      }),
  );
  return found.flat();
}

/** Rejects with all that is wrong: a build of half a language is none. */
export async function requireCatalogues(name: string, folder: string): Promise<void> {
  const problems = await checkPackage(name, folder);
  if (problems.length > 0)
    throw new Error(`The catalogues of ${name} do not fit:\n${problems.join('\n')}`);
}
