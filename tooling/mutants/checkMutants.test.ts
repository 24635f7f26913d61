/** @jest-environment node */
import { scratchCopy } from '../documented/scratchCopy.ts';
import { checkMutants } from './checkMutants.ts';
import { DEFENCES } from './defences/index.ts';
import type { Mutant } from './mutant.ts';

it('a defence that is taken out is killed by its test, a change that takes nothing out survives, and a title that no test has is broken', async () => {
  const real = DEFENCES.find(({ id }) => id === 'answer-of-nothing');
  if (!real) throw new Error('the row is gone');
  const harmless: Mutant = { ...real, id: 'harmless', mutant: `${real.text} ` };
  const nameless: Mutant = { ...real, id: 'nameless', test: { ...real.test, title: 'nothing' } };
  const copy = await scratchCopy();
  try {
    const states: string[] = [];
    for await (const { mutant, state } of checkMutants(copy.folder, [real, harmless, nameless]))
      states.push(`${mutant.id} ${state}`);
    expect(states).toEqual(['answer-of-nothing killed', 'harmless survived', 'nameless broken']);
  } finally {
    await copy.remove();
  }
}, 120_000);
