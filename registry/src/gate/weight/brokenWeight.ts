import type { WidgetManifest } from 'shared-contracts/widget';
import type { Weight } from './weigh.ts';

/** Bytes (brotli) of script at the first paint: the largest budget, and what any widget may run at first. */
const MOST_SCRIPTS = 64 * 1024;
/**
 * Bytes of style sheets, unpacked: twice what the heaviest of the five widgets has (59,325). A document
 * has them in it, so they delay its first byte of content, and the server keeps them with each document.
 */
const MOST_STYLES = 128 * 1024;

/** Returns a complaint for each part of the first paint that is too heavy. */
export function brokenWeight(
  { name, budget = MOST_SCRIPTS }: WidgetManifest,
  weight: Weight,
): string[] {
  const { scripts, first, styles } = weight;
  const most = Math.min(budget, MOST_SCRIPTS);
  const reasons: string[] = [];
  if (scripts > most)
    reasons.push(
      `${name} loads ${scripts} bytes of script (brotli) at the first paint; its budget is ${most}.`,
    );
  if (first > MOST_SCRIPTS)
    reasons.push(
      `${name} loads ${first} bytes of script (brotli) at the first paint with its entry, in its heaviest language; no widget may load more than ${MOST_SCRIPTS}.`,
    );
  if (styles > MOST_STYLES)
    reasons.push(
      `${name} puts up to ${styles} bytes of style sheets into a document; no widget may have more than ${MOST_STYLES}.`,
    );
  return reasons;
}
