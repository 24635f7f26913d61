import { readStatus } from 'registry/client';
import { WIDGETS } from '../build/widgets.ts';
import { expectWidget } from '../console/words.ts';

/** Whether this repository or the registry has a widget of this name: there are those of other repositories. */
export async function isKnown(registryUrl: string, name: string): Promise<boolean> {
  if (WIDGETS.includes(name)) return true;
  return (await readStatus({ registryUrl, name })).versions.length > 0;
}

/** Rejects with a sentence where neither this repository nor the registry has a widget of this name. */
export async function expectPublished(registryUrl: string, name: string): Promise<void> {
  if (!(await isKnown(registryUrl, name))) expectWidget(name);
}
