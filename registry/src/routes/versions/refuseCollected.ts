import { RequestError } from 'server-kit/http/requestError';
import type { VersionRecord } from '../../records/versionRecord.ts';

/** Returns what is said of a version whose files were removed from the store; undefined for any other. */
export function whyCollected({ name, version, collected }: VersionRecord): string | undefined {
  return collected
    ? `${name} ${version} was collected: nobody had used it for long, and its files are gone. Publish it under a new version number.`
    : undefined;
}

/** Throws 409 for a version whose files were removed from the store. */
export function refuseCollected(record: VersionRecord): void {
  const why = whyCollected(record);
  if (why !== undefined) throw new RequestError(409, why);
}
