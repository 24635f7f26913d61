import type { DeviceClass } from 'shared-contracts/widget';

/** R3.11 from the agent: a tablet says Android without Mobile, or iPad. */
export const deviceOf = (userAgent: string): DeviceClass => {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'TB';
  return /iPhone|iPod|Mobile/.test(userAgent) ? 'MB' : 'PC';
};
