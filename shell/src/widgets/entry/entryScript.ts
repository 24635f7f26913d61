import { toScriptUrl, trustPreviewed } from '../../host/trustedTypes.ts';
import { isLocalPreview, withLastGood, type ReleaseSet } from 'host-kit/release/releaseSet';

/** The hash of each entry of the document's release set, by its address. */
const hashes = new Map<string, string>();

/**
 * Makes every entry load with its hash from the document's release set, or not at all (control 3).
 * Call it once, before the first widget is loaded.
 */
export function guardEntries(release: ReleaseSet): void {
  for (const widget of withLastGood(release)) {
    hashes.set(new URL(widget.entry, location.href).href, widget.integrity);
    if (isLocalPreview(widget)) trustPreviewed(widget.entry);
  }
}

/**
 * Returns the script of an entry, which is not yet in the document. Throws an Error for an address
 * that the release set does not name.
 */
export function entryScript(url: string): HTMLScriptElement {
  const { origin, pathname } = new URL(url, location.href);
  const integrity = hashes.get(origin + pathname);
  if (integrity === undefined) throw new Error(`The release set has no hash for ${url}`);
  const script = document.createElement('script');
  script.src = toScriptUrl(url);
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
}
