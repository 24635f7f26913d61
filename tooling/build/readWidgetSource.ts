import { join } from 'node:path';
import type { WidgetSource } from 'shared-contracts/widget';
import { repositoryRoot } from './repositoryRoot.ts';

/**
 * What a widget's team declares in `widget.config.ts`; `folder` is the package's, the repository's
 * own unless given.
 */
export async function readWidgetSource(
  name: string,
  folder = join(repositoryRoot, name),
): Promise<WidgetSource> {
  const config = (await import(join(folder, 'widget.config.ts'))) as {
    readonly default: WidgetSource;
  };
  return config.default;
}
