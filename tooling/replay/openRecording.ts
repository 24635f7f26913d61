import { readFile } from 'node:fs/promises';
import { parseRecording, type Recording } from 'shared-contracts/recording';
import { openReplay } from 'shared-contracts/platform-testing';
import { checkRecording } from '../site/siteUnderTest.ts';
import { EVENTS, RECORDED_SITE } from '../site/thisSite.ts';

export interface OpenedRecording {
  readonly recording: Recording;
  /** What to know before it is played, one sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Reads a recording in order to play it to one widget, whose sources have a version. Rejects, with the reason, where the file is
 * not a recording or does not contain the widget.
 */
export async function openRecording(
  file: string,
  name: string,
  version: string,
): Promise<OpenedRecording> {
  const text = await readFile(file, 'utf8');
  let recording: Recording;
  try {
    recording = parseRecording(text, RECORDED_SITE);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  const { widget } = openReplay(recording, name, { events: EVENTS });
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
