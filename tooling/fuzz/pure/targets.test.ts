import { toLines } from '../toLines.ts';
import { PURE_TARGETS } from './targets.ts';

it.each([...PURE_TARGETS])(
  '[R10.05] nothing that is sent to %s breaks it',
  async (name, target) => {
    const exploration = await target({ runs: 300, seed: 20_261_121 });
    expect(exploration.findings).toEqual([]);
    expect(toLines(name, exploration)).toHaveLength(1);
    // both ways are tried
    expect([...exploration.outcomes.keys()].sort()).toEqual(['accepted', 'refused']);
  },
);
