import { clockFrom } from 'server-kit/clock';
import { openDisk } from 'server-kit/files/openDisk';
import { readCount, runProgram } from 'server-kit/process/runProgram';
import { toS3Access } from 'server-kit/settings/s3Settings';
import { collect } from './collection/collect.ts';
import { readEnvironment } from './environment.ts';
import { openForOperator } from './openForOperator.ts';

const DAY = 86_400_000;
/** A preview shows its version for so many days at most. */
const LEAST_DAYS = 7;

function toMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}

await runProgram({
  server: 'registry',
  usage: 'node registry/src/collect.ts --older-than-days <count> [--dry-run]',
  failed: 'not everything was removed; the command can be given again',
  options: {
    'older-than-days': { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ values: { 'older-than-days': text, 'dry-run': isDry } }) {
    const days = readCount('older-than-days', text, LEAST_DAYS);
    const settings = readEnvironment();
    const clock = clockFrom(settings.CLOCK);
    const disk = await openDisk(settings.ASSET_STORE, toS3Access(settings));
    const records = await openForOperator(settings);
    let bytes = 0;
    try {
      for await (const removed of collect({ records, clock, disk, isDry }, clock() - days * DAY)) {
        bytes += removed.bytes;
        process.stdout.write(`${removed.folder}  ${toMegabytes(removed.bytes)}  ${removed.why}\n`);
      }
    } finally {
      await records.close();
    }
    const what = isDry ? 'would be removed' : 'removed';
    process.stdout.write(`registry: ${toMegabytes(bytes)} ${what}\n`);
    return 0;
  },
});
