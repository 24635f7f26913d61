import { command, say } from '../console/command.ts';
import { scratchCopy } from '../documented/scratchCopy.ts';
import { checkDefences, type Verdict } from '../mutants/checkDefences.ts';
import { DEFENCES } from '../mutants/defences/index.ts';

function show({ defence, state, why, milliseconds }: Verdict): void {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(5);
  say(`${state.padEnd(8)} ${seconds} s  ${defence.id}: ${defence.against}`);
  if (why !== '') say(`         ${why}`);
}

/**
 * `npm run mutants -- defences [part of an id ...]`: takes each defence of the product out, one at
 * a time, in a copy of the repository, and runs the test that must then fail. Exit code 1 when a
 * mutant survives, or when its test tells nothing.
 */
command(async ([table, ...parts]) => {
  if (table !== 'defences') throw new Error('npm run mutants -- defences [part of an id ...]');
  const chosen = DEFENCES.filter(
    ({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)),
  );
  const copy = await scratchCopy();
  const states: Verdict['state'][] = [];
  try {
    for await (const verdict of checkDefences(copy.folder, chosen)) {
      show(verdict);
      states.push(verdict.state);
    }
  } finally {
    await copy.remove();
  }
  const count = (state: Verdict['state']) => states.filter((each) => each === state).length;
  say(`${count('killed')} killed, ${count('survived')} survived, ${count('broken')} broken`);
  return states.length > 0 && count('killed') === states.length ? 0 : 1;
});
