import { readPlaywrightReport } from './playwrightReport.ts';
import { readEngineRows, toEngineSummary, toEngineTable } from './engineTable.ts';

function told(result: object) {
  return {
    annotations: [
      {
        type: 'engine',
        description: JSON.stringify({ engine: 'Firefox 153', page: '/', width: 390, ...result }),
      },
    ],
  };
}
const report = readPlaywrightReport(
  JSON.stringify({
    suites: [
      {
        specs: [{ tests: [{ annotations: [{ type: 'slow' }] }] }],
        suites: [
          {
            specs: [
              {
                tests: [
                  told({ hydrates: true, controls: 5, kept: 4, violations: 1, shift: 0.02 }),
                  told({ hydrates: false }),
                ],
              },
            ],
          },
        ],
      },
    ],
  }),
);

it('shows each page in each engine, also a page that does not hydrate', () => {
  expect(toEngineTable(readEngineRows(report)).split('\n').slice(2)).toEqual([
    '| Firefox 153 | / | 390 | yes | 4 of 5 | 1 | 0.020 |',
    '| Firefox 153 | / | 390 | no | 0 of 0 | 0 | not measured |',
    '',
  ]);
});

it('sums up each engine in one line', () => {
  expect(toEngineSummary(readEngineRows(report))).toEqual([
    'Firefox 153: 1 of 2 pages hydrate, 4 of 5 controls kept, 1 violations, CLS at most 0.020',
  ]);
});
