import { globSync } from 'node:fs';
import { constants, copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Catalogues of the packages and of the template of a new widget, and the labels of the contracts.
 */
const ENGLISH = [
  '*/src/messages/en.json',
  'tooling/new-widget/template/src/messages/en.json.template',
  'shared-contracts/src/golf/labels/**/en.ts',
];
const FLAG_LABELS = 'shared-contracts/src/golf/labels/flagLabels.ts';

export interface NewLanguage {
  /** `th-TH` */
  readonly locale: string;
  /** `th`: what its files are called. */
  readonly language: string;
  /** The folder of the repository. */
  readonly root: string;
}

function isCode(path: string): boolean {
  return path.endsWith('.ts');
}

/**
 * Writes the texts of a new language as copies of the English ones: a file beside each English
 * file, and a line below each English line of the labels that stand in one table. Resolves with the
 * paths of the files to translate, sorted; rejects where one exists already.
 */
export async function startLanguage({ locale, language, root }: NewLanguage): Promise<string[]> {
  const written: string[] = [];
  for (const path of ENGLISH.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    const copy = path.replace(/en(\.\w+)+$/, (name) => name.replace('en', language));
    await copyFile(join(root, path), join(root, copy), constants.COPYFILE_EXCL);
    written.push(copy.replaceAll('\\', '/'));
    if (!isCode(copy)) continue;
    const text = await readFile(join(root, copy), 'utf8');
    await writeFile(
      join(root, copy),
      text.replaceAll("'en-US'", `'${locale}'`).replaceAll("/en.ts'", `/${language}.ts'`),
    );
  }
  const labels = await readFile(join(root, FLAG_LABELS), 'utf8');
  await writeFile(
    join(root, FLAG_LABELS),
    labels.replaceAll(/^( +)'en-US': (.*)$/gm, `$&\n$1'${locale}': $2`),
  );
  return [...written, FLAG_LABELS].toSorted();
}
