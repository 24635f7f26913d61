import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecording, type Recording } from 'shared-contracts/recording';
import { openReplay } from 'shared-contracts/platform-testing';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { checkRecording } from '../site/siteUnderTest.ts';
import { EVENTS, RECORDED_SITE } from '../site/thisSite.ts';

export interface OpenedRecording {
  readonly recording: Recording;
  /** What to know before it is played, one sentence each. */
  readonly remarks: readonly string[];
}

async function versionOf(name: string): Promise<string> {
  return (
    JSON.parse(await readFile(join(repositoryRoot, name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
}

/**
 * Reads a recording in order to play it to one widget. Rejects, with the reason, where the file is
 * not a recording or does not contain the widget.
 */
export async function openRecording(file: string, name: string): Promise<OpenedRecording> {
  const text = await readFile(file, 'utf8');
  let recording: Recording;
  try {
    recording = parseRecording(text, RECORDED_SITE);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  const { widget } = openReplay(recording, name, { events: EVENTS });
  const version = await versionOf(name);
  return {
    recording,
    remarks: [
      ...(widget.version.startsWith(version)
        ? []
        : [
            `Recorded with ${name} ${widget.version}; this source is ${version}, which may explain differences.`,
          ]),
      ...(widget.firstPaint === undefined
        ? [`The recording has no first paint of ${name}: the widget asks for it.`]
        : []),
      ...checkRecording(recording).map((problem) => `No longer fits: ${problem}`),
    ],
  };
}
