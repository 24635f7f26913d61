import { compileFunction } from 'node:vm';
import { openReplay } from 'shared-contracts/platform-testing';
import type { Recording } from 'shared-contracts/recording';
import type { ServerWidget } from 'shared-contracts/widget';
import { EVENTS } from '../../site/thisSite.ts';

/**
 * Returns the HTML that a widget's server bundle makes of the recorded first paint, which its mount makes alive.
 * Empty where the recording has none. Throws what the bundle throws.
 */
export function paintOf(bundle: string, recording: Recording, name: string): string {
  const { widget, props, host } = openReplay(recording, name, { events: EVENTS });
  if (widget.firstPaint === undefined) return '';
  const module = { exports: {} as { readonly default?: ServerWidget } };
  compileFunction(bundle, ['module', 'exports'])(module, module.exports);
  return module.exports.default?.render(props, widget.firstPaint, host) ?? '';
}
