import { clockFrom } from 'server-kit/clock';
import { readCount, runProgram } from 'server-kit/process/runProgram';
import { readEnvironment } from './environment.ts';
import { openForOperator } from './openForOperator.ts';
import { OPERATOR, toEntry } from './records/toEntry.ts';

/** More acts than a registry has between two backups: a number beyond it is a slip of the keyboard. */
const MOST_AHEAD = 1_000_000;

const USAGE = 'node registry/src/renumber.ts --after <number>';

await runProgram({
  server: 'registry',
  usage: USAGE,
  failed: 'no number was changed',
  options: { after: { type: 'string', default: '' } },
  async run({ values }) {
    const after = readCount('after', values.after, 1);
    const settings = readEnvironment();
    const records = await openForOperator(settings);
    try {
      const last = await records.revision();
      if (after > last + MOST_AHEAD)
        throw new Error(`the last act here has the number ${last}; ${after} is too far from it`);
      await records.act(async (act) => {
        await act.raiseRevision(after);
        const why = `after a restore, since shells have seen ${after}`;
        await act.write(
          toEntry(clockFrom(settings.CLOCK), OPERATOR, {
            act: 'renumbered',
            widget: '',
            version: '',
            why,
          }),
        );
      });
      process.stdout.write(`registry: the last act has the number ${await records.revision()}\n`);
      return 0;
    } finally {
      await records.close();
    }
  },
});
