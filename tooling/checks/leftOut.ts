import { NEEDS } from 'server-kit/testing/needs';

/** Returns what a test that was left out needs; undefined where its title says no such thing. */
export function needOf(fullName: string): string | undefined {
  const need = /\(needs (\w+)\)/.exec(fullName)?.[1];
  return need !== undefined && Object.hasOwn(NEEDS, need) ? need : undefined;
}

/** A sentence for each thing that tests which were left out need. */
export function toNotes(needs: readonly string[]): string[] {
  return Object.entries(NEEDS).flatMap(([need, remedy]) => {
    const count = needs.filter((each) => each === need).length;
    const why = `this machine is without ${need} (${remedy})`;
    return count === 0 ? [] : [`Tests that were not run, because ${why}: ${count}`];
  });
}
