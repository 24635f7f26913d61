import * as z from 'zod';
import type { ReportedTest } from './playwrightReport.ts';

/** One page in one engine at one width, as a test reports it. */
const row = z.object({
  engine: z.string(),
  page: z.string(),
  width: z.number(),
  hydrates: z.boolean(),
  /** These figures are missing where the page does not hydrate. */
  controls: z.number().default(0),
  kept: z.number().default(0),
  violations: z.number().default(0),
  /** Cumulative layout shift; null where the engine does not measure it. */
  shift: z.number().nullable().default(null),
});

export type EngineRow = z.infer<typeof row>;

/** The rows that tests have written into Playwright's report. Throws where one is not a row. */
export function readEngineRows(tests: readonly ReportedTest[]): EngineRow[] {
  return tests
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'engine')
    .map(({ description }) => row.parse(JSON.parse(description)));
}

function toShift(shift: number | null): string {
  return shift === null ? 'not measured' : shift.toFixed(3);
}

function toLine({
  engine,
  page,
  width,
  hydrates,
  controls,
  kept,
  violations,
  shift,
}: EngineRow): string {
  return `| ${[engine, page, width, hydrates ? 'yes' : 'no', `${kept} of ${controls}`, violations, toShift(shift)].join(' | ')} |`;
}

/** A table in Markdown: one row for each page in each engine at each width. */
export function toEngineTable(rows: readonly EngineRow[]): string {
  return [
    '| engine | page | width | hydrates | controls kept | violations | CLS |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(toLine),
    '',
  ].join('\n');
}

/** One line for each engine. */
export function toEngineSummary(rows: readonly EngineRow[]): string[] {
  return [...Map.groupBy(rows, ({ engine }) => engine)].map(([engine, all]) => {
    const alive = all.filter(({ hydrates }) => hydrates).length;
    const controls = all.reduce((sum, each) => sum + each.controls, 0);
    const kept = all.reduce((sum, each) => sum + each.kept, 0);
    const violations = all.reduce((sum, each) => sum + each.violations, 0);
    const shifts = all.map(({ shift }) => shift).filter((shift) => shift !== null);
    const shift = shifts.length === 0 ? null : Math.max(...shifts);
    return `${engine}: ${alive} of ${all.length} pages hydrate, ${kept} of ${controls} controls kept, ${violations} violations, CLS at most ${toShift(shift)}`;
  });
}
