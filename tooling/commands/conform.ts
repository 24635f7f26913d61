import { ensureBrowser } from '../browsers/ensureBrowser.ts';
import { SITE_UNDER_TEST } from '../site/siteUnderTest.ts';
import { WIDGETS } from '../build/widgets.ts';
import { conform } from '../conform/conform.ts';
import { command, say } from '../console/command.ts';
import { expectWidget } from '../console/words.ts';

const HELP = `npm run conform [-- <widget> ...]

Checks in a real browser what every widget owes the page around it. All widgets without a name; exit
code 1 when a check fails.`;

command(HELP, async (words) => {
  words.forEach(expectWidget);
  const browserPath = await ensureBrowser(say);
  let failed = 0;
  for (const name of words.length > 0 ? words : WIDGETS) {
    say(`${name}: building it ...`);
    await conform(name, {
      site: SITE_UNDER_TEST,
      browserPath,
      onResult: ({ title, problems, figures }) => {
        failed += problems.length > 0 ? 1 : 0;
        say(
          `  ${problems.length === 0 ? 'ok  ' : 'FAIL'} ${title}${figures === '' ? '' : ` (${figures})`}`,
        );
        for (const problem of problems) say(`       ${problem}`);
      },
    });
  }
  return failed === 0 ? 0 : 1;
});
