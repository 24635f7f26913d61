import { sentComplaints } from '../../gate/sentChecks.ts';
import { weigh } from '../../gate/weight/index.ts';
import { checkWidget } from './checkWidget.ts';
import { runVersion, type RunSettings } from './tryVersion.ts';

/**
 * R10.03: checks the files of a version of the widget `name` without a registry, by all that a registry
 * checks of the version alone: manifest and files, server bundle, mounts, weight, languages. Returns what
 * is wrong with it. Rejects where the manifest is invalid or does not match the files.
 */
export async function checkVersion(
  name: string,
  files: ReadonlyMap<string, Buffer>,
  settings: RunSettings,
): Promise<string[]> {
  const manifest = checkWidget(name, files);
  const found = await runVersion(manifest, files, settings);
  const sent = { ...found, weight: await weigh(manifest, files), waived: [] };
  return Object.values(sentComplaints({ manifest, live: [] }, sent)).flat();
}
