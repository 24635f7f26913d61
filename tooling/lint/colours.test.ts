import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { transform } from 'lightningcss';

const root = join(__dirname, '../..');
const TOKENS = 'shared-ui/src/tokens/tokens.css';

/**
 * Colours outside the tokens, by file, each with the reason why it may be the same in light and
 * dark.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  // the contour lines of the hero are a picture in an address, where no token applies; the hero is
  // dark in both
  'shell/src/pages/TopPage.module.css': ['%23E6DECC'],
  // a mask uses only the opacity of a colour
  'mf-search-form/src/forms/applied-conditions/ConditionBar.module.css': ['rgb 0 0 0 1'],
  'mf-search-form/src/forms/recent-searches/RecentSearches.module.css': ['rgb 0 0 0 1'],
  // the logo keeps its colours
  'shell/src/logo/Logo.tsx': ['#11503A', '#F3EEE2', '#E5532F'],
};

function sourcesOf(extension: string): string[] {
  const folders = [
    'shared-ui/src',
    'shell/src',
    'staff-pages/src',
    'developer-overlay/src',
    'mf-*/src',
  ].map((folder) => `${folder}/**/*.${extension}`);
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders],
    { cwd: root, encoding: 'utf8' },
  );
  return listed.split('\n').filter((path) => path !== '' && !path.includes('.test.'));
}

/**
 * The colours that a style sheet names itself. System colours, `currentColor` and `transparent` are
 * left out, because they follow the theme.
 */
function coloursOfSheet(text: string): string[] {
  const found: string[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(text),
    visitor: {
      Color(colour) {
        const isOwn =
          typeof colour === 'object' &&
          colour.type !== 'currentcolor' &&
          !('alpha' in colour && colour.alpha === 0);
        if (isOwn) found.push(Object.values(colour).join(' '));
      },
    },
  });
  return [...found, ...(text.match(/%23[\da-f]{3,8}\b/gi) ?? [])];
}

function coloursOfMarkup(text: string): string[] {
  return text.match(/#[\da-f]{3,8}(?=["'])|\b(?:rgb|hsl)a?\([^)]*\)/gi) ?? [];
}

function strangersIn(paths: readonly string[], coloursOf: (text: string) => string[]): string[] {
  return paths.flatMap((path) =>
    coloursOf(readFileSync(join(root, path), 'utf8'))
      .filter((colour) => !KEPT[path]?.includes(colour))
      .map((colour) => `${path}: ${colour}`),
  );
}

describe('colours', () => {
  it('come from tokens alone, so that light and dark both have them', () => {
    const sheets = sourcesOf('css').filter((path) => path !== TOKENS);
    expect(sheets.length).toBeGreaterThan(80);
    expect(strangersIn(sheets, coloursOfSheet)).toEqual([]);
    expect(strangersIn(sourcesOf('tsx'), coloursOfMarkup)).toEqual([]);
  });

  it.each([
    'color: #fff',
    'background: rgb(0 0 0 / 6%)',
    'border: 1px solid white',
    '--g-focus: #FFD43D',
    'box-shadow: 0 0 2px var(--a, hsl(0 0% 0%))',
    'fill: light-dark(#fff, #000)',
    'background: url("data:image/svg+xml,%3Csvg fill=\'%23fff\'%3E")',
  ])('are refused where a sheet names its own: `%s`', (rule) => {
    expect(coloursOfSheet(`a { ${rule} }`)).not.toEqual([]);
  });

  it.each([
    'color: var(--g-ink)',
    'border-color: currentColor',
    'background: transparent',
    'fill: CanvasText',
    'background: color-mix(in oklab, var(--g-a) 7%, var(--g-b))',
  ])('are accepted where they follow the theme: `%s`', (rule) => {
    expect(coloursOfSheet(`a { ${rule} }`)).toEqual([]);
  });
});
