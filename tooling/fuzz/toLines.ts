import type { Exploration } from './explore.ts';

/** The lines about one target: a summary, then each finding with the words that repeat it. */
export function toLines(target: string, exploration: Exploration): string[] {
  const { runs, seed, outcomes, findings, slowest } = exploration;
  const counts = [...outcomes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([outcome, count]) => `${outcome} ${count}`)
    .join(', ');
  const uncaught = findings.filter(({ what }) => what.startsWith('uncaught')).length;
  const serverErrors = findings.filter(({ what }) => /^5\d\d /.test(what)).length;
  return [
    `${target}: ${runs} runs, seed ${seed}: ${counts}; ${findings.length} findings (${uncaught} uncaught, ${serverErrors} 5xx), slowest ${slowest.toFixed(2)} ms`,
    ...findings.flatMap((finding) => [
      `  FOUND ${finding.what}`,
      `    smallest input: ${finding.input}`,
      `    repeat: npm run fuzz -- ${target} --seed ${finding.seed} --path ${finding.path}`,
    ]),
  ];
}
