import type { WidgetManifest } from 'shared-contracts/widget';

/** What no widget may go beyond, whatever its team has promised: bytes (brotli) of script at the first paint. */
const CEILING = 64 * 1024;

export function brokenBudget(
  { name, budget = CEILING }: WidgetManifest,
  scriptBytes: number | undefined,
): string[] {
  const most = Math.min(budget, CEILING);
  return scriptBytes === undefined || scriptBytes <= most
    ? []
    : [
        `${name} weighs ${scriptBytes} bytes of script (brotli) at the first paint; its budget is ${most}.`,
      ];
}
