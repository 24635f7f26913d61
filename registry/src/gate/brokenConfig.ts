import type { WidgetManifest } from 'shared-contracts/widget';

/** Settings that an operator has given and that this version does not take. */
export function brokenConfig(
  { config }: Pick<WidgetManifest, 'config'>,
  given: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const setting = Object.hasOwn(config, name) ? config[name] : undefined;
    if (!setting) return [`The setting ${name} is given and not known.`];
    return typeof value === setting.type
      ? []
      : [`The setting ${name} is a ${typeof value}; a ${setting.type} is needed.`];
  });
}
