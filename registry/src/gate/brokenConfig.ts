import type { WidgetManifest } from 'shared-contracts/widget';

/** Returns a complaint for each given setting that this version does not accept. */
export function brokenConfig(
  { config }: Pick<WidgetManifest, 'config'>,
  given: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const setting = Object.hasOwn(config, name) ? config[name] : undefined;
    if (!setting) return [`The setting ${name} is given but the version does not know it.`];
    return typeof value === setting.type
      ? []
      : [`The setting ${name} is a ${typeof value}; a ${setting.type} is needed.`];
  });
}
