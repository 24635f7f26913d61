import { CONTRACT_VERSION } from 'shared-contracts/widget';
import type { ReleasedWidget } from '../release/releaseSet.ts';

/** Returns version 1.0.0 of the results, stable and in Japanese; `changes` replace its fields. */
export function aReleasedWidget(changes: Partial<ReleasedWidget> = {}): ReleasedWidget {
  return {
    name: 'mf-results',
    version: '1.0.0',
    contract: CONTRACT_VERSION,
    global: 'g',
    entry: '/e.js',
    integrity: '',
    module: 'widget',
    language: 'ja',
    config: {},
    why: 'stable',
    ...changes,
  };
}
