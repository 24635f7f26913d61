/**
 * The success criteria of WCAG 2.2 of the levels A and AA, by guideline: the numbers within it of each
 * level. 4.1.1 is no criterion since 2.2. Numbers and levels: W3C, Web Content Accessibility Guidelines 2.2.
 */
const CRITERIA: Readonly<Record<string, { readonly A: string; readonly AA: string }>> = {
  '1.1': { A: '1', AA: '' },
  '1.2': { A: '1 2 3', AA: '4 5' },
  '1.3': { A: '1 2 3', AA: '4 5' },
  '1.4': { A: '1 2', AA: '3 4 5 10 11 12 13' },
  '2.1': { A: '1 2 4', AA: '' },
  '2.2': { A: '1 2', AA: '' },
  '2.3': { A: '1', AA: '' },
  '2.4': { A: '1 2 3 4', AA: '5 6 7 11' },
  '2.5': { A: '1 2 3 4', AA: '7 8' },
  '3.1': { A: '1', AA: '2' },
  '3.2': { A: '1 2 6', AA: '3 4' },
  '3.3': { A: '1 2 7', AA: '3 4 8' },
  '4.1': { A: '2', AA: '3' },
};

/** Returns the criteria in the order of the standard. */
export function wcagCriteria(): readonly { readonly id: string; readonly level: string }[] {
  return Object.entries(CRITERIA).flatMap(([guideline, levels]) =>
    Object.entries(levels)
      .flatMap(([level, numbers]) =>
        numbers
          .split(' ')
          .filter(Boolean)
          .map((number) => ({ number: Number(number), level })),
      )
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, level }) => ({ id: `${guideline}.${number}`, level })),
  );
}
