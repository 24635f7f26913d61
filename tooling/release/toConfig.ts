import type { LiveVersion } from 'shared-contracts/release';

type Value = string | number | boolean;
type Setting = LiveVersion['extras']['manifest']['config'][string];

/** Returns the settings that were decided: those that a running version would not have by default. */
function decidedOf(live: readonly LiveVersion[]): [string, Value][] {
  return live.flatMap(({ extras: { config, manifest } }) =>
    Object.entries(config as Record<string, Value>).filter(
      ([key, value]) => value !== manifest.config[key]?.default,
    ),
  );
}

function toValue(key: string, text: string, { type }: Setting): Value {
  if (type === 'string') return text;
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && ['true', 'false'].includes(text)) return text === 'true';
  const wanted = type === 'number' ? 'a number' : 'true or false';
  throw new Error(`The setting ${key} is ${wanted}, not "${text}".`);
}

/**
 * Returns what is decided for a widget once the pairs `KEY=VALUE` are: the settings that they do not name
 * stay, and one that is named without a value (`KEY=`) gets its default again. `live` are the widget's
 * versions in the registry's answer. Throws a sentence for a pair that they do not accept.
 */
export function toConfig(
  pairs: readonly string[],
  live: readonly LiveVersion[],
): Record<string, Value> {
  const running = live.filter(({ deployment }) => deployment.traffic > 0);
  const settings = new Map(
    running.flatMap(({ extras: { manifest } }) => Object.entries(manifest.config)),
  );
  const decided = new Map(decidedOf(running));
  if (running.length === 0) throw new Error('No version is live, so that there is nothing to set.');
  if (pairs.length === 0)
    throw new Error('Say which setting, and what it shall be: config KEY=VALUE.');
  for (const pair of pairs) {
    const [key = '', ...rest] = pair.split('=');
    if (rest.length === 0) throw new Error(`Say what ${key} shall be: config ${key}=VALUE.`);
    const text = rest.join('=');
    const setting = settings.get(key);
    if (!setting && !decided.has(key))
      throw new Error(
        settings.size === 0
          ? `There is no setting ${key}: the live version has none.`
          : `There is no setting ${key}; there are ${[...settings.keys()].join(', ')}.`,
      );
    if (setting && text !== '') decided.set(key, toValue(key, text, setting));
    else decided.delete(key);
  }
  return Object.fromEntries(decided);
}
