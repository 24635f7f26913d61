import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { command, say } from '../console/command.ts';
import { startLanguage } from '../new-language/startLanguage.ts';
import { LANGUAGES, LOCALES } from '../site/thisSite.ts';

const HELP = `npm run new-language -- <locale>

Writes the texts of a language that has its row already (th-TH), in English to begin with.`;

command(HELP, async ([wanted = '']) => {
  if (wanted === '') throw new Error('Name the language: npm run new-language -- th-TH');
  const locale = LOCALES.find((each) => each === wanted);
  if (locale === undefined)
    throw new Error(
      `${wanted} has no row in shared-contracts/src/golf/locale/languages.ts, which has ${LOCALES.join(', ')}: write it first, as docs/where-code-goes.md says under "A language".`,
    );
  const ofLocale = `shell/src/messages/${LANGUAGES[locale]}.json`;
  if (existsSync(join(repositoryRoot, ofLocale)))
    throw new Error(`${locale} has its texts already, such as ${ofLocale}: translate those.`);
  const files = await startLanguage({
    locale,
    language: LANGUAGES[locale],
    root: repositoryRoot,
  });
  say('Written in English; translate:');
  for (const file of files) say(`  ${file}`);
  say(
    'npm run typecheck names each table that lacks the language; docs/where-code-goes.md has the rest.',
  );
});
