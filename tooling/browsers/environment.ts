import { homedir } from 'node:os';
import * as z from 'zod';

const environment = z.object({
  /** The browser to test with; found by itself unless given. */
  BROWSER_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
  PROGRAMFILES: z.string().optional(),
  'PROGRAMFILES(X86)': z.string().optional(),
  LOCALAPPDATA: z.string().optional(),
});

/** Where this machine keeps its programs. */
export const readPlaces = () => {
  const read = environment.parse(process.env);
  const programFolders = [read.PROGRAMFILES, read['PROGRAMFILES(X86)'], read.LOCALAPPDATA].filter((folder) => folder !== undefined);
  return { BROWSER_PATH: read.BROWSER_PATH, PATH: read.PATH, HOME: homedir(), programFolders };
};
