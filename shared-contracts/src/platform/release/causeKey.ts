import type { VitalCause } from './vitalCauses.ts';

/**
 * Returns the same text for the same cause with the same class of devices. It stands apart from the schemas, which
 * the pages of staff need no script for.
 */
export function causeKey({
  device,
  vital,
  element,
  event,
  script,
}: Omit<VitalCause, 'visits' | 'poor'>): string {
  return [device, vital, element, event, script].join('|');
}
