import * as z from 'zod';
import type { S3Access } from '../files/openDisk.ts';

/** The settings of an S3-compatible store. */
export const s3Settings = z.object({
  /** The address of the S3-compatible store. Default: Amazon's own service. */
  S3_ENDPOINT: z.url().optional(),
  /** The region of the store. */
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** The name of the key for the store. */
  S3_ACCESS_KEY: z.string().min(1).optional(),
  /** The secret of that key. */
  S3_SECRET_KEY: z.string().min(1).optional(),
});
export type S3Settings = z.output<typeof s3Settings>;

/** Converts the settings to the access data of an S3-compatible store. */
export function toS3Access({
  S3_ENDPOINT,
  S3_REGION,
  S3_ACCESS_KEY,
  S3_SECRET_KEY,
}: S3Settings): S3Access {
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}
