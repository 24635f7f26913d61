import { areaName } from 'shared-contracts/areas';
import { parseIsoDate } from 'shared-contracts/format';
import { SOLO_PAGE_SIZE, type Round, type RoundPage } from 'shared-contracts/gateway';
import { toPlayDay, type SoloCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { Answer } from '../../answer/answer.ts';
import { NoRounds } from './NoRounds.tsx';
import { RoundCard } from './RoundCard.tsx';
import { RoundOrder } from './RoundOrder.tsx';
import { RoundPager } from './RoundPager.tsx';
import styles from './Rounds.module.css';
import { RoundsFailed } from './RoundsFailed.tsx';
import { RoundsWaiting } from './RoundsWaiting.tsx';

interface RoundResultsProps {
  readonly condition: SoloCondition;
  readonly shown: {
    readonly answer: Answer<RoundPage> | undefined;
    readonly isLoading: boolean;
    readonly again: () => void;
  };
}

/** Groups the rounds by their day, in the order of the days. */
function byDay(rounds: readonly Round[]): readonly (readonly [string, readonly Round[]])[] {
  return [...new Set(rounds.map((round) => round.playDate))].map(
    (date) => [date, rounds.filter((round) => round.playDate === date)] as const,
  );
}

/** Says where and when was searched, and how many rounds there are. */
function FoundHead({
  condition,
  found,
  isLoading,
}: {
  readonly condition: SoloCondition;
  readonly found: RoundPage;
  readonly isLoading: boolean;
}) {
  const t = useTranslations('solo');
  const label = useLabel();
  const format = useFormat();
  const areas = condition.area.map((code) => label(areaName(code))).join(t('separator'));
  // an address may give the number of a course without its name, which its rounds know
  const place = condition.courseName || areas || found.rounds[0]?.courseName;
  const from = (condition.page - 1) * SOLO_PAGE_SIZE + 1;
  return (
    <div className={styles.head}>
      <h2 id="solo-found" className={styles.title}>
        {t('found', { place: place ?? '' })}
      </h2>
      <p className={styles.count} role="status">
        {isLoading
          ? t('searching')
          : t('count', {
              count: found.count,
              from,
              to: from + found.rounds.length - 1,
              shown: found.rounds.length,
              b: (text) => <b>{text}</b>,
            })}
      </p>
      <p className={styles.when}>
        {t('when', {
          date: format.date(toPlayDay(condition.playDate)),
          days: condition.widthday,
        })}
      </p>
    </div>
  );
}

interface RoundListProps {
  readonly rounds: readonly Round[];
  readonly condition: SoloCondition;
  /** The rounds stand below the date of their day, so they need not say it. */
  readonly isOfDay?: boolean;
}

function RoundList({ rounds, ...shown }: RoundListProps) {
  return (
    <ul className={styles.list}>
      {rounds.map((round) => (
        <li key={round.id}>
          <RoundCard round={round} {...shown} />
        </li>
      ))}
    </ul>
  );
}

/** Shows the rounds of one day under its date. */
function DayOfRounds({
  date,
  rounds,
  condition,
}: Omit<RoundListProps, 'isOfDay'> & { readonly date: string }) {
  const format = useFormat();
  const day = parseIsoDate(date);
  return (
    <section aria-labelledby={`solo-${date}`}>
      <h3 id={`solo-${date}`} className={styles.day}>
        {/* a date that cannot be read is shown as the gateway sent it */}
        {day === undefined ? date : format.date(day)}
      </h3>
      <RoundList rounds={rounds} condition={condition} isOfDay />
    </section>
  );
}

/** R2.18: shows the rounds in every state: awaited, failed, none, and found. */
export function RoundResults({
  condition,
  shown: { answer, isLoading, again },
}: RoundResultsProps) {
  if (answer === undefined) return <RoundsWaiting />;
  if (answer.state !== 'ready')
    return isLoading ? (
      <RoundsWaiting />
    ) : (
      <RoundsFailed state={answer.state} condition={condition} again={again} />
    );
  const found = answer.value;
  return (
    <div
      aria-busy={isLoading || undefined}
      className={styles.found}
      data-loading={isLoading || undefined}
    >
      <FoundHead condition={condition} found={found} isLoading={isLoading} />
      {found.rounds.length === 0 && !isLoading && <NoRounds condition={condition} />}
      {found.count > 1 && <RoundOrder condition={condition} />}
      {condition.order === 'date' ? (
        byDay(found.rounds).map(([date, rounds]) => (
          <DayOfRounds key={date} date={date} rounds={rounds} condition={condition} />
        ))
      ) : (
        <RoundList rounds={found.rounds} condition={condition} />
      )}
      {found.pageCount > 1 && <RoundPager condition={condition} pages={found.pageCount} />}
    </div>
  );
}
