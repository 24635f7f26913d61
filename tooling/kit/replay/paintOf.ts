import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { openReplay } from 'shared-contracts/platform-testing';
import type { Recording } from 'shared-contracts/recording';
import type { ServerWidget } from 'shared-contracts/widget';
import { EVENTS } from '../../site/thisSite.ts';

/**
 * Resolves with the HTML that a widget's server bundle makes of the recorded first paint, which its mount makes
 * alive. Its `load` runs before, since it may get what its `render` needs; what it finds or fails of is not wanted.
 * It takes shared packages from the folder of the widget. Empty where the recording has none. Rejects with what the
 * bundle throws.
 */
export async function paintOf(
  bundle: string,
  recording: Recording,
  { name, folder }: { readonly name: string; readonly folder: string },
): Promise<string> {
  const { widget, props, host } = openReplay(recording, name, { events: EVENTS });
  if (widget.firstPaint === undefined) return '';
  const module = { exports: {} as { readonly default?: ServerWidget } };
  const require = createRequire(join(folder, 'package.json'));
  compileFunction(bundle, ['module', 'exports', 'require'])(module, module.exports, require);
  const own = module.exports.default;
  await own?.load(props, host).catch(() => undefined);
  return own?.render(props, widget.firstPaint, host) ?? '';
}
