import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** The address, region and keys of an S3-compatible store. */
export interface S3Access {
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKey?: string | undefined;
  readonly secretKey?: string | undefined;
}

/** The limits of one request to an S3-compatible store, in milliseconds; the client has none. */
export interface S3Limits {
  readonly connectionTimeout: number;
  /** Without a byte from the store or to it. */
  readonly socketTimeout: number;
}

const S3_LIMITS: S3Limits = { connectionTimeout: 2000, socketTimeout: 10_000 };
/** How often a request is sent, the first time included. */
const S3_ATTEMPTS = 2;

const S3 = /^s3:\/\/([a-z0-9.-]+)$/;

/**
 * Opens a folder, or `s3://<bucket>` at `access.endpoint` (Amazon's own service without one). What asks
 * an S3 store that hangs rejects after `limits`.
 */
export async function openDisk(store: string, access: S3Access, limits = S3_LIMITS): Promise<Disk> {
  const [, bucket] = S3.exec(store) ?? [];
  if (bucket === undefined)
    return new Disk(new FSDriver({ location: resolve(store), visibility: 'private' }));
  // imported only when needed: the S3 driver brings 20 MB of packages
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, accessKey, secretKey } = access;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      requestHandler: limits,
      maxAttempts: S3_ATTEMPTS,
      forcePathStyle: endpoint !== undefined,
      ...(endpoint !== undefined && { endpoint }),
      ...(accessKey !== undefined &&
        secretKey !== undefined && {
          credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        }),
    }),
  );
}
