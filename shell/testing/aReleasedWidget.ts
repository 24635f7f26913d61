import { CONTRACT_VERSION } from 'shared-contracts/widget';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';

/** Returns a widget's version as a document uses it: the stable one, in Japanese. */
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
