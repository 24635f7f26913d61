import { useRef, useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate, toJapaneseDay, type DayNumber } from 'shared-contracts/format';
import type { CalendarPrices } from 'shared-contracts/gateway';
import { toPlayDate, toPlayDay, type SearchCondition } from 'shared-contracts/search';
import { useFormat, useHost } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { useKeptFocus } from '../results/useKeptFocus.ts';
import { calendarCondition, neighbours } from './calendarDays.ts';
import { CourseGrid } from './CourseGrid.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import styles from './PriceCalendar.module.css';
import { CalendarFailed } from './CalendarFailed.tsx';
import { CalendarWaiting } from './CalendarWaiting.tsx';
import { usePriceCalendar } from './usePriceCalendar.ts';

export interface PriceCalendarProps {
  readonly condition: SearchCondition;
  /** The ids of the page's courses, in the order of the page. */
  readonly courseIds: readonly number[];
}

/**
 * A drawn calendar: the search, the first day, the number of days, and the prices (undefined when
 * they failed to load).
 */
interface Drawn {
  readonly condition: SearchCondition;
  readonly first: DayNumber;
  readonly length: number;
  readonly value: CalendarPrices | undefined;
}

/**
 * The lowest price on each of 31 days, for all hits together and for every course of the page.
 * While other prices load, the last calendar and its controls stay. A step to other days is
 * announced once their prices have arrived.
 */
export function PriceCalendar({ condition, courseIds }: PriceCalendarProps) {
  const t = useTranslations('calendar');
  const { shortDate } = useFormat();
  const host = useHost();
  const page = useResultPage();
  const month = calendarCondition(condition, host.now());
  const { status, value, retry } = usePriceCalendar({ condition: month, page, courseIds });
  const root = useRef<HTMLElement>(null);
  const [kept, keep] = useState<{ readonly drawn: Drawn; readonly hasPaged: boolean }>();
  const first = toPlayDay(month.playDate);
  const asked: Drawn = { condition, first, length: month.widthday, value };
  const failed = status === 'failed';
  const isKnown = value !== undefined || (failed && kept !== undefined);
  const drawn = isKnown ? asked : kept?.drawn;
  if (
    isKnown &&
    (kept?.drawn.value !== value ||
      kept?.drawn.first !== first ||
      kept.drawn.condition !== condition)
  ) {
    const hasPaged = kept !== undefined && (kept.hasPaged || kept.drawn.first !== first);
    keep({ drawn: asked, hasPaged });
  }
  const said =
    value !== undefined && kept?.hasPaged
      ? t('shown', { first: shortDate(first), last: shortDate(first + month.widthday - 1) })
      : '';
  // a step that leads to no more days disappears; the other step then gets the focus
  useKeptFocus(root, () => root.current?.querySelector<HTMLElement>('[data-step]') ?? root.current);
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={t('title')}
      aria-busy={drawn !== undefined && !isKnown}
      className={styles.root}
    >
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {drawn === undefined && (failed ? <CalendarFailed onAgain={retry} /> : <CalendarWaiting />)}
      {drawn !== undefined && <DrawnCalendar {...drawn} onAgain={retry} />}
    </section>
  );
}

/** The link to the days before or after the shown ones. */
function Step({
  condition,
  day,
  text,
}: {
  readonly condition: SearchCondition;
  readonly day: DayNumber;
  readonly text: 'earlier' | 'later';
}) {
  const t = useTranslations('calendar');
  const toHref = useResultHref();
  return (
    <PageLink
      className={styles.step}
      data-step={text}
      keepPosition
      href={toHref({ ...condition, playDate: toPlayDate(day), widthday: 1, page: 1 })}
    >
      {t(text)}
    </PageLink>
  );
}

/** Names the shown days and the party of the prices, and links to other days. */
function CalendarHead({ condition, first, length }: Omit<Drawn, 'value'>) {
  const t = useTranslations('calendar');
  const { shortDate } = useFormat();
  const host = useHost();
  const { earlier, later } = neighbours(first, host.now());
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.title}>{t('title')}</h2>
        <p className={styles.lead}>
          {t('lead', { first: shortDate(first), last: shortDate(first + length - 1) })}
        </p>
        <p className={styles.basis}>
          {condition.players === 0 ? t('basis') : t('basisOf', { players: condition.players })}
        </p>
      </div>
      <p className={styles.steps}>
        {earlier !== undefined && <Step condition={condition} day={earlier} text="earlier" />}
        {later !== undefined && <Step condition={condition} day={later} text="later" />}
      </p>
    </div>
  );
}

function DrawnCalendar({ value, onAgain, ...shown }: Drawn & { readonly onAgain: () => void }) {
  const host = useHost();
  const { condition } = shown;
  const today = toJapaneseDay(host.now());
  const days = value?.days.map((each) => ({ ...each, day: parseIsoDate(each.playDate) ?? today }));
  return (
    <div className={styles.calendar}>
      <CalendarHead {...shown} />
      {days === undefined && <CalendarFailed onAgain={onAgain} />}
      {days !== undefined && <MonthGrid days={days} condition={condition} />}
      {days !== undefined && value !== undefined && value.courses.length > 0 && (
        <CourseGrid days={days} courses={value.courses} condition={condition} />
      )}
    </div>
  );
}
