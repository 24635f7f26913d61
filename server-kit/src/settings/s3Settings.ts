import * as z from 'zod';
import type { S3Access } from '../files/openDisk.ts';

/** Of an S3-compatible store: its address (Amazon's own without one), region and keys. */
export const s3Settings = z.object({
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
});
export type S3Settings = z.output<typeof s3Settings>;

/** What reaches the asset store where it is an S3-compatible one. */
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
