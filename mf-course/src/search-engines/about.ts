import labels from 'shared-contracts/labels/ja';
import type { PageTopic, WidgetHost } from 'shared-contracts/widget';
import { createTranslator } from 'shared-ui/messages';
import messages from '../messages/ja.json';
import type { SheetData } from '../sheet/loadSheet.ts';

/** Returns the course as the topic of the page, in the language of the page. */
export function about({ outcome }: SheetData, host: WidgetHost): PageTopic | undefined {
  if (outcome.kind !== 'found') return undefined;
  const { locale, telemetry } = host;
  const t = createTranslator<typeof messages>({ locale, messages, telemetry });
  const { course, sheet } = outcome;
  const place = { area: labels.given(course.prefecture), city: course.city, name: course.name };
  return {
    title: t('about.title', place),
    description: t('about.description', {
      ...place,
      days: sheet.days.length,
      count: course.reviewCount,
    }),
  };
}
