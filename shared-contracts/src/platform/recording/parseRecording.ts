import type * as z from 'zod/mini';
import { RECORDING_FORMAT, recordingOf, type RecordedSite, type Recording } from './recording.ts';

/** The file is not a recording; each problem names its place in the file. */
export class RecordingError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `Not a recording that can be read:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.name = 'RecordingError';
    this.problems = problems;
  }
}

const MOST_PROBLEMS = 10;

function toProblem(issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? issue.path.join('.') : 'the file';
  switch (issue.code) {
    case 'invalid_type':
      return `${place}: should be ${issue.expected}${issue.input === undefined ? ', is missing' : ''}`;
    case 'invalid_value':
      return `${place}: should be ${issue.values.map(String).join(' or ')}`;
    case 'invalid_key':
      return `${place}: may not be kept`;
    default:
      return `${place}: ${issue.message}`;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RecordingError([`the file: is not JSON (${(error as Error).message})`]);
  }
}

function formatOf(value: unknown): unknown {
  return (value as { format?: unknown } | null | undefined)?.format;
}

/**
 * Checks a parsed file and returns it as a recording; `site` names the pages and languages that it
 * may hold. Throws `RecordingError`.
 */
export function toRecording(value: unknown, site: RecordedSite): Recording {
  const format = formatOf(value);
  if (typeof format === 'number' && format !== RECORDING_FORMAT) {
    throw new RecordingError([
      `format: is ${format}; this build reads ${RECORDING_FORMAT}. Record the visit again.`,
    ]);
  }
  const read = recordingOf(site).safeParse(value, { reportInput: true });
  if (!read.success)
    throw new RecordingError(read.error.issues.slice(0, MOST_PROBLEMS).map(toProblem));
  return read.data;
}

/** Parses and checks the text of a file, as `toRecording` does. Throws `RecordingError`. */
export function parseRecording(text: string, site: RecordedSite): Recording {
  return toRecording(parseJson(text), site);
}
