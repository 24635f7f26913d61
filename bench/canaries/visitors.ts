import { NO_VISITS, type VisitCounts } from 'shared-contracts/release';
import { type Conduct, LATE } from './conduct.ts';

/** Minutes for which a visitor stays in a document, in the mean. */
const STAY = 3;
/** Minutes after which a document that has said nothing counts as silent. */
const SILENT = 1;

/** What becomes known of one document, and how many minutes after it was opened. */
export interface Told {
  readonly after: number;
  readonly counts: VisitCounts;
}

/** Returns what becomes known of a document with a version that does so, by chance. */
export function documentOf(conduct: Conduct, random: () => number): readonly Told[] {
  const happens = (chance: number) => random() < chance;
  const stay = -Math.log(1 - random()) * STAY;
  const issued = { after: SILENT, counts: { ...NO_VISITS, issued: 1 } };
  if (happens(conduct.hung)) return [issued];
  const renderFailed = Number(happens(conduct.renderFailed));
  const errored = Number(stay > LATE && happens(conduct.late));
  const slow = Number(happens(conduct.slow));
  const failed = Math.max(renderFailed, errored);
  return [
    issued,
    { after: 0, counts: { ...NO_VISITS, heard: 1 } },
    // a browser tells of a visit when the visitor leaves
    {
      after: stay,
      counts: { ...NO_VISITS, visits: 1, failed, renderFailed, errored, slow, lcpPoor: slow },
    },
  ];
}
