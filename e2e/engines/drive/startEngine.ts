import type { FoundEngine } from 'tooling/browsers/findEngines';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefoxOverBidi.ts';
import { startWebkit } from './webkitOverDriver.ts';
import { startWithPlaywright } from './withPlaywright.ts';

/** Starts an engine with the driver that fits it. */
export function startEngine(found: FoundEngine): Promise<Engine> {
  if (found.kind === 'playwright') return startWithPlaywright(found.name, found.path);
  return found.name === 'firefox' ? startFirefox(found.path) : startWebkit(found.installed);
}
