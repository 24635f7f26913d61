import type { NamedTest } from './readNamedTests.ts';
import { readIds, REQUIREMENTS_PAGE, REWRITE, withTests } from './requirementsPage.ts';

/**
 * Returns a sentence for each requirement that no test names, for each title that names none of the page, and
 * for a page that says something else than the tests.
 */
export function specProblems(page: string, tests: readonly NamedTest[]): readonly string[] {
  const ids = readIds(page);
  const named = new Set(tests.flatMap((test) => test.ids));
  return [
    ...ids.filter((id) => !named.has(id)).map((id) => `${id} is named by no test`),
    ...tests.flatMap(({ file, title, ids: own }) =>
      own
        .filter((id) => !ids.includes(id))
        .map((id) => `${file} › ${title}: ${REQUIREMENTS_PAGE} has no ${id}`),
    ),
    ...(withTests(page, tests) === page
      ? []
      : [`${REQUIREMENTS_PAGE} is older than the tests: ${REWRITE}`]),
  ];
}
