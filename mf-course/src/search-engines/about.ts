import { readsLatin } from 'shared-contracts/locale';
import type { PageTopic } from 'shared-contracts/widget';
import type { IslandDefinition } from 'shared-ui/island';
import type { SheetData } from '../shown-sheet/sheetData.ts';

type About = NonNullable<IslandDefinition<SheetData>['about']>;

/** Returns the course as the topic of the page, by the names that its readers can read (R9.06). */
export function about(
  ...[{ outcome }, { locale, t, label }]: Parameters<About>
): PageTopic | undefined {
  if (outcome.kind !== 'found') return undefined;
  const { course, sheet } = outcome;
  const area = label?.given(course.prefecture) ?? course.prefecture;
  const latin = readsLatin(locale) ? course.latin : undefined;
  const place = { area, city: latin?.city ?? course.city, name: latin?.name ?? course.name };
  return {
    title: t('about.title', place),
    description: t('about.description', {
      ...place,
      days: sheet.days.length,
      count: course.reviewCount,
    }),
  };
}
