import { command, say } from '../console/command.ts';
import { expectWords } from '../console/words.ts';
import { scratchCopy } from '../documented/scratchCopy.ts';
import { checkMutants, type Verdict } from '../mutants/checkMutants.ts';
import { DEFENCES } from '../mutants/defences/index.ts';
import { REQUIREMENTS } from '../mutants/requirements/index.ts';

const HELP = `npm run mutants -- defences | requirements [part of an id ...]

Takes each defence of the product out, or each behaviour that the specification asks for, one at a
time, in a copy of the repository, and runs the test that must then fail. Exit code 1 when a mutant
survives, or when its test tells nothing.`;

const TABLES = ['defences', 'requirements'];

function show({ mutant, state, why, milliseconds }: Verdict): void {
  const seconds = (milliseconds / 1000).toFixed(1).padStart(5);
  say(`${state.padEnd(8)} ${seconds} s  ${mutant.id}: ${mutant.without}`);
  if (why !== '') say(`         ${why}`);
}

command(HELP, async ([table = '', ...parts]) => {
  if (table === '') throw new Error(HELP);
  expectWords([table], TABLES);
  const rows = table === 'defences' ? DEFENCES : REQUIREMENTS;
  const chosen = rows.filter(
    ({ id }) => parts.length === 0 || parts.some((part) => id.includes(part)),
  );
  if (chosen.length === 0)
    throw new Error(`No row of ${table} has ${parts.join(' or ')} in its id.`);
  const copy = await scratchCopy();
  const states: Verdict['state'][] = [];
  try {
    for await (const verdict of checkMutants(copy.folder, chosen)) {
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
