import { createHash } from 'node:crypto';
import { RequestError } from 'server-kit/http/requestError';
import { manifestText } from 'shared-contracts/release';
import { widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import { contractGate } from '../gate/contractGate.ts';
import type { HostEvents } from '../gate/uncarriedEvents.ts';
import { toLiveVersion } from '../routes/discovery/toDiscovery.ts';
import { checkWidget } from '../routes/publish/checkWidget.ts';
import type { LiveVersionRecord } from '../records/versionRecord.ts';

export interface Site {
  /** The manifests of the live versions of other widgets. */
  readonly live: readonly WidgetManifest[];
  readonly hostShared: Readonly<Record<string, string>>;
  readonly hostEvents: HostEvents | undefined;
}

export interface Judged {
  /** Why the registry refuses it; undefined where it is accepted. */
  readonly refused?: string;
  readonly manifest?: WidgetManifest;
  /** What shells are told of it. */
  readonly live?: unknown;
}

function toRecord(manifest: WidgetManifest): LiveVersionRecord {
  const { name, version, slots } = manifest;
  const record = { name, version, manifest, slots, config: {}, sequence: 1, signature: '' };
  const decided = { traffic: 100, stable: true, withdrawn: false, proven: true, collected: false };
  return { ...record, ...decided, fingerprint: '', publishedAt: '', publishedBy: '' };
}

/** Returns the content of a file of these tests: its path, which any manifest can name. */
function contentOf(path: string): Buffer {
  return Buffer.from(path);
}

/** Returns a manifest whose files are those of these tests, so that it needs none of a build. */
export function withOwnFiles(manifest: WidgetManifest): WidgetManifest {
  const files = Object.keys(manifest.files).map((path) => {
    const bytes = contentOf(path);
    const digest = createHash('sha384').update(bytes).digest('base64');
    return [path, { integrity: `sha384-${digest}`, bytes: bytes.length }];
  });
  return widgetManifest.parse({ ...manifest, files: Object.fromEntries(files) });
}

/**
 * Judges the text of a widget's manifest as the registry does at a publish, up to the answer that
 * shells read.
 * Every file of `sent` comes with it. Throws what the registry would answer with 500.
 */
export function judgeManifest(
  name: string,
  text: string,
  sent: readonly string[],
  site: Site,
): Judged {
  const files = new Map(sent.map((path) => [path, contentOf(path)]));
  files.set('widget.json', Buffer.from(text));
  try {
    const manifest = checkWidget(name, files);
    const { hostShared, hostEvents } = site;
    const reasons = contractGate({
      manifest,
      live: site.live.map(toRecord),
      widget: { hold: '', slots: undefined, config: {} },
      hostShared,
      hostEvents,
      sent: { weight: { scripts: 1, first: 1, styles: 1 }, bundle: [], mount: [], waived: [] },
    });
    if (reasons.length > 0) return { refused: reasons.join(' ') };
    manifestText(manifest);
    return { manifest, live: toLiveVersion(toRecord(manifest)) };
  } catch (error) {
    if (!(error instanceof RequestError) || error.statusCode >= 500) throw error;
    return { refused: error.message };
  }
}
