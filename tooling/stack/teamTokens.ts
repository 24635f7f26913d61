import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WIDGETS } from '../build/widgets.ts';

/** Token by widget. */
export type LocalTokens = Readonly<Record<string, string>>;

const readTokens = async (file: string): Promise<LocalTokens> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LocalTokens;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** The tokens with which this machine publishes its widgets: drawn at the first start, kept for the owner's eyes. */
export const keepTeamTokens = async (dataFolder: string): Promise<LocalTokens> => {
  await mkdir(dataFolder, { recursive: true });
  const file = join(dataFolder, 'team-tokens.json');
  const kept = await readTokens(file);
  const tokens = Object.fromEntries(WIDGETS.map((name) => [name, kept[name] ?? randomBytes(24).toString('base64url')]));
  await writeFile(file, JSON.stringify(tokens, null, 1), { mode: 0o600 });
  return tokens;
};
