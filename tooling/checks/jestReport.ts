import * as z from 'zod';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          title: z.string(),
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

/** A file of tests that Jest was asked to run. */
export interface ReportedFile {
  readonly path: string;
  /** What Jest says about failures; also where the file itself does not run. */
  readonly message: string;
  readonly tests: readonly {
    readonly title: string;
    /** The title behind those of its groups. */
    readonly fullName: string;
    /** `passed`, `failed`, or a word for a test that was left out. */
    readonly status: string;
    /** What each failed expectation said, with colours. */
    readonly failureMessages: readonly string[];
  }[];
}

/** Reads what Jest has written with `--json`. Throws where the text is no such report. */
export function readJestReport(text: string): readonly ReportedFile[] {
  return report.parse(JSON.parse(text)).testResults.map(({ name, message, assertionResults }) => ({
    path: name,
    message,
    tests: assertionResults,
  }));
}
