import { homedir } from 'node:os';
import * as z from 'zod';

const environment = z.object({
  /** The path of the browser to test with; searched for unless given. */
  BROWSER_PATH: z.string().min(1).optional(),
  PATH: z.string().default(''),
  /** The screen of the person who runs the tests, where there is one. */
  DISPLAY: z.string().min(1).optional(),
  PROGRAMFILES: z.string().optional(),
  'PROGRAMFILES(X86)': z.string().optional(),
  LOCALAPPDATA: z.string().optional(),
});

/** The settings and folders that tell where this machine has its browsers. */
export function readPlaces() {
  const read = environment.parse(process.env);
  const programFolders = [read.PROGRAMFILES, read['PROGRAMFILES(X86)'], read.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const { BROWSER_PATH, PATH, DISPLAY } = read;
  return { BROWSER_PATH, PATH, DISPLAY, HOME: homedir(), programFolders };
}
