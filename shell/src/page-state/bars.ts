import type { Design } from '../device/deviceState.ts';

/** R3.27: whether header and footer are shown. The blank layout never shows them. */
export interface BarsState {
  readonly header: boolean;
  readonly footer: boolean;
}

/** Returns which bars a design shows: both, or none in our app, which has bars of its own. */
export function barsOf(design: Design): BarsState {
  return {
    header: design !== 'app',
    footer: design !== 'app',
  };
}
