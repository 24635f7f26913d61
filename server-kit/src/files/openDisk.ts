import { resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** What reaches an S3-compatible store, beside its name. */
export interface S3Access {
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly accessKey?: string | undefined;
  readonly secretKey?: string | undefined;
}

const S3 = /^s3:\/\/([a-z0-9.-]+)$/;

/** A folder, or `s3://<bucket>`: Amazon's where no endpoint is named, else any that speaks its protocol. */
export async function openDisk(store: string, access: S3Access): Promise<Disk> {
  const [, bucket] = S3.exec(store) ?? [];
  if (bucket === undefined)
    return new Disk(new FSDriver({ location: resolve(store), visibility: 'private' }));
  // 20 MB of packages that a folder does not need
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, accessKey, secretKey } = access;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: endpoint !== undefined,
      ...(endpoint !== undefined && { endpoint }),
      ...(accessKey !== undefined &&
        secretKey !== undefined && {
          credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        }),
    }),
  );
}
