import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headTime } from '../build/head.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { buildAsOfNow } from '../package/buildAsOfNow.ts';
import { readPackageSettings } from '../package/environment.ts';
import { kitArchives } from '../package/createArchive.ts';
import { SIGNATURE } from '../package/seal.ts';
import { writePackage } from '../package/writePackage.ts';

const OUTPUT = join(repositoryRoot, 'dist/package');
const KIT = join(repositoryRoot, 'dist/kit');

function toSize(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

const HELP = `npm run package [-- kit]

Builds what has changed and writes what ships into dist/package. The same sources give the same bytes.
With kit it writes, into dist/kit, that alone which teams with a repository of their own install.
PACKAGE_KEY signs, SOURCE_DATE_EPOCH sets the time of all files.`;

command(HELP, async (words) => {
  expectWords(words, ['kit']);
  const { PACKAGE_KEY, SOURCE_DATE_EPOCH: epoch } = readPackageSettings();
  const createdAt = epoch === undefined ? headTime() : new Date(epoch * 1000);
  if (createdAt === undefined)
    throw new Error('There is no commit that gives the time: set SOURCE_DATE_EPOCH.');
  const key = PACKAGE_KEY();
  await buildAsOfNow(say);
  if (words.length > 0) {
    const archives = await kitArchives(createdAt);
    // who installs all that is there gets one version
    await rm(KIT, { recursive: true, force: true });
    await mkdir(KIT, { recursive: true });
    for (const { name, bytes, size } of archives) {
      await writeFile(join(KIT, name), bytes);
      say(`dist/kit/${name}: ${toSize(size)}`);
    }
    return;
  }
  const { version, archives } = await writePackage({ output: OUTPUT, createdAt, key });
  for (const { name, size, unpacked } of archives)
    say(`${name}: ${toSize(size)}, ${toSize(unpacked)} unpacked`);
  say(
    `dist/package has version ${version}${key ? '' : `, without ${SIGNATURE}: set PACKAGE_KEY`}.`,
  );
});
