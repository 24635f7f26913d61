import type { ReleasedWidget } from 'host-kit/release/releaseSet';
import { CONTRACT_VERSION } from 'shared-contracts/widget';

/** Returns version 1.1.0 of the results, stable; `changes` replace its fields. */
export function aReleasedWidget(changes: Partial<ReleasedWidget> = {}): ReleasedWidget {
  return {
    name: 'mf-results',
    version: '1.1.0',
    contract: CONTRACT_VERSION,
    global: 'g',
    entry: '',
    integrity: '',
    module: 'widget',
    language: 'ja',
    config: {},
    why: 'stable',
    ...changes,
  };
}
