import { loadRemote } from '@module-federation/enhanced/runtime';
import type { BrowserWidget } from 'shared-contracts/widget';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';

/** Does nothing: federation's runtime loads entries without hashes. */
export function guardEntries(): void {}

/** Does nothing: no reason is kept. */
export function keepThrown(): void {}

/**
 * Loads a widget as federation's examples do, which hand this promise to `React.lazy`. It replaces the
 * shell's module of the same name.
 */
export async function loadWidget({ name }: ReleasedWidget): Promise<BrowserWidget> {
  const module = await loadRemote<{ readonly default: BrowserWidget }>(
    `${name.replaceAll('-', '_')}/widget`,
  );
  if (!module) throw new Error(`The host has no remote ${name}.`);
  return module.default;
}
