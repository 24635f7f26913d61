import { readSettingNotes } from './readSettingNotes.ts';
import { SETTINGS } from './servers.ts';

/** The page that lists every setting, below the repository's root. */
export const SETTINGS_PAGE = 'docs/settings.md';

/** The command that writes it. */
export const REWRITE = 'npm run check-docs -- settings';

const HEAD = `# Settings of the servers

Every setting of every server: environment variables. \`${REWRITE}\` writes this page from the schemas and comments of \`environment.ts\`, and \`npm test\` fails while it is older than they are.
A server reads them once; files that a setting names by \`file:<path>\` are read again when they change. It prints every wrong or missing setting, each on a line, and ends with code 78. **Needed** are those without which a server in production
(\`SITE_MODE\`, which is \`production\` unless it says \`demonstration\`) does not start: their defaults are for one developer's machine. How they are used together: [operations.md](operations.md).
`;

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** Throws where a setting has no comment that says what it is for. */
function rowOf(
  name: string,
  note: ReturnType<ReturnType<typeof readSettingNotes>['get']>,
  isNeeded: boolean,
): string {
  if (note === undefined || note.what === '')
    throw new Error(`${name}: say in a comment before it what it is for.`);
  const usual = isNeeded ? '**needed**' : (note.usual && `\`${cell(note.usual)}\``) || '–';
  return `| \`${name}\` | ${usual} | ${cell(note.what)} |`;
}

/** Returns the text of the page. */
export function settingsPage(): string {
  const parts = Object.entries(SETTINGS).map(([server, { files, schema, needed }]) => {
    const notes = new Map(files.flatMap((file) => [...readSettingNotes(file)]));
    const rows = Object.keys(schema.shape).map((name) =>
      rowOf(name, notes.get(name), needed.includes(name)),
    );
    const head = '| setting | default | what |\n| --- | --- | --- |';
    return `## ${server}\n\nFrom \`${files[0]}\`.\n\n${head}\n${rows.join('\n')}\n`;
  });
  return [HEAD, ...parts].join('\n');
}
