import type { WidgetManifest } from 'shared-contracts/widget';

/** The largest budget of any widget: bytes (brotli) of script at the first paint. */
const CEILING = 64 * 1024;

/**
 * Returns the complaint if the scripts exceed the budget; empty if they fit or `scriptBytes` is
 * unknown.
 */
export function brokenBudget(
  { name, budget = CEILING }: WidgetManifest,
  scriptBytes: number | undefined,
): string[] {
  const most = Math.min(budget, CEILING);
  return scriptBytes === undefined || scriptBytes <= most
    ? []
    : [
        `${name} loads ${scriptBytes} bytes of script (brotli) at the first paint; its budget is ${most}.`,
      ];
}
