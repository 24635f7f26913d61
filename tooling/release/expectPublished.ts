import { readStatus } from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { expectWidget } from '../console/words.ts';

/**
 * Rejects with a sentence where neither this repository nor the registry has a widget of this name: an
 * operator acts on those of other repositories, too.
 */
export async function expectPublished(registryUrl: string, name: string): Promise<void> {
  if (WIDGETS.includes(name)) return;
  const { versions } = await readStatus({ registryUrl, name });
  if (versions.length === 0) expectWidget(name);
}
