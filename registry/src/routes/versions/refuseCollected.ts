import { RequestError } from 'server-kit/http/requestError';
import type { VersionRecord } from '../../records/versionRecord.ts';

/** Throws 409 for a version whose files were removed from the store. */
export function refuseCollected({ name, version, collected }: VersionRecord): void {
  if (collected)
    throw new RequestError(
      409,
      `${name} ${version} was collected: nobody had used it for long, and its files are gone. Publish it under a new version number.`,
    );
}
