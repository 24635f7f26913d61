import type { WidgetManifest } from 'shared-contracts/widget';

/** Returns `widget@version`. */
export function toId({ name, version }: Pick<WidgetManifest, 'name' | 'version'>): string {
  return `${name}@${version}`;
}
