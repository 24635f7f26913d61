import { createHash } from 'node:crypto';
import { isPackedFrom, PACKED } from 'server-kit/files/packed';
import { widgetManifest } from 'shared-contracts/widget';
import { isSentPacked } from '../assets/assetStore.ts';
import type { VersionRecord } from '../records/versionRecord.ts';
import { toFingerprint } from '../routes/publish/toFingerprint.ts';

/** A file that the store has of a version. */
export interface VersionFile {
  readonly key: string;
  /** Whether the version cannot run without it. */
  readonly isNeeded: boolean;
  /** Returns whether this is what the team has published. */
  isWhole(bytes: Buffer): Promise<boolean>;
}

function isManifestOf({ fingerprint }: VersionRecord, bytes: Buffer): boolean {
  try {
    return toFingerprint(widgetManifest.parse(JSON.parse(bytes.toString('utf8')))) === fingerprint;
  } catch {
    return false;
  }
}

function hasIntegrity(bytes: Buffer, integrity: string): boolean {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;
}

/** Lists the files of a version; a packed one comes after that of which it is made. */
export function versionFiles(record: VersionRecord): VersionFile[] {
  const { name, version, manifest } = record;
  const keyOf = (path: string) => `${name}/${version}/${path}`;
  const files = Object.entries(manifest.files).flatMap(([path, { integrity }]): VersionFile[] => {
    let whole: Buffer | undefined;
    const file: VersionFile = {
      key: keyOf(path),
      isNeeded: true,
      isWhole: async (bytes) => {
        if (!hasIntegrity(bytes, integrity)) return false;
        whole = bytes;
        return true;
      },
    };
    const packed: VersionFile = {
      key: keyOf(path + PACKED),
      isNeeded: false,
      isWhole: async (bytes) => whole !== undefined && isPackedFrom(bytes, whole),
    };
    return isSentPacked(path) ? [file, packed] : [file];
  });
  const said: VersionFile = {
    key: keyOf('widget.json'),
    isNeeded: true,
    isWhole: async (bytes) => isManifestOf(record, bytes),
  };
  return [...files, said];
}
