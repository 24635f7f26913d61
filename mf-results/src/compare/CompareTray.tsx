import { useEffect, useRef } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import { courseImagePath } from 'shared-contracts/gateway';
import { MAX_COMPARED, type SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import { PageLink } from '../page-link/PageLink.tsx';
import { selectCompare, selectResults, type RootState } from '../store.ts';
import { coursesKnown } from './compareSlice.ts';
import styles from './CompareTray.module.css';
import { COMPARE_TRAY } from './comparisonId.ts';
import { PlainCompare } from './PlainCompare.tsx';
import { useResultHref, useResultPage } from '../result-address/resultHref.ts';
import { useCompare } from './useCompare.ts';

/**
 * Loads the names of compared courses that are not on the page. A course without a name is shown by
 * its number.
 */
function useNames(condition: SearchCondition, ids: readonly number[]) {
  const host = useHost();
  const store = useStore<RootState>();
  const page = useResultPage();
  const { names } = useSelector(selectCompare);
  const { status } = useSelector(selectResults);
  const unknown = status === 'ready' ? ids.filter((id) => !(id in names)).join(',') : '';
  useEffect(() => {
    if (unknown === '') return undefined;
    const controller = new AbortController();
    fetchCoursePlans(host, condition, page, unknown.split(',').map(Number), controller.signal).then(
      ({ courses }) => void store.dispatch(coursesKnown(courses)),
      (error: unknown) => {
        if (!controller.signal.aborted) host.telemetry.error(error, { call: 'course-plans' });
      },
    );
    return () => controller.abort();
    // `unknown` names the courses; another condition does not change their names
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unknown, page, host, store]);
  return names;
}

/** A course of the tray: its photo, and the button that takes it off the list. */
function TrayCourse({
  id,
  name,
  onRemove,
}: {
  readonly id: number;
  readonly name: string;
  readonly onRemove: (button: Element) => void;
}) {
  const t = useTranslations('compare');
  return (
    <li className={styles.course}>
      <img
        src={courseImagePath(id, 'photo1')}
        width={72}
        height={48}
        alt={name}
        title={name}
        loading="lazy"
        decoding="async"
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={t('remove', { course: name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <Icon name="close" size={12} />
      </button>
    </li>
  );
}

/** Announces how many courses are chosen: its region is there before its words, so that they are heard. */
function CountSaid({ text }: { readonly text: string }) {
  const output = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (output.current) output.current.textContent = text;
  }, [text]);
  return (
    <VisuallyHidden>
      <output ref={output} />
    </VisuallyHidden>
  );
}

/** Moves the focus to the tray where it stays, else to the heading of the results: the button goes. */
function leaveButton(button: Element, stays: boolean): void {
  const goal = stays
    ? button.closest<HTMLElement>(`#${COMPARE_TRAY}`)
    : button.closest('section[aria-labelledby]')?.querySelector('h1');
  goal?.focus({ preventScroll: true });
}

/** The photos of the courses, with the buttons that take one off the list. */
function TrayCourses({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('compare');
  const { ids, toggle } = useCompare(condition);
  const names = useNames(condition, ids);
  return (
    <ul className={styles.courses}>
      {ids.map((id) => (
        <TrayCourse
          key={id}
          id={id}
          name={names[id] ?? t('unnamed', { id: String(id) })}
          onRemove={(button) => {
            leaveButton(button, ids.length > 1);
            toggle(id);
          }}
        />
      ))}
    </ul>
  );
}

/** The courses chosen for comparison. The tray stays in sight while the list scrolls. */
export function CompareTray({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('compare');
  const { isFull } = useSelector(selectCompare);
  const { ids, clear, openHref } = useCompare(condition);
  const toHref = useResultHref();
  if (ids.length === 0) return null;
  const count = t('count', { count: ids.length, most: MAX_COMPARED });
  return (
    <section
      id={COMPARE_TRAY}
      tabIndex={-1}
      className={styles.tray}
      data-sticks="end"
      aria-label={t('list')}
    >
      <p className={styles.count} aria-hidden="true">
        {count}
      </p>
      <CountSaid text={count} />
      <TrayCourses condition={condition} />
      <p className={styles.actions}>
        <button
          type="button"
          className={styles.clear}
          onClick={({ currentTarget }) => {
            leaveButton(currentTarget, false);
            clear();
          }}
        >
          {t('clear')}
        </button>
        <noscript>
          <a href={toHref({ ...condition, compareWith: [] })}>{t('clear')}</a>
        </noscript>
        <PlainCompare condition={condition} className={styles.plain} />
        {ids.length > 1 ? (
          <PageLink className={styles.open} href={openHref} keepPosition>
            {t('open')}
          </PageLink>
        ) : (
          <span className={styles.hint}>{t('oneMore')}</span>
        )}
      </p>
      <p className={styles.full} role="alert">
        {isFull && t('full', { most: MAX_COMPARED })}
      </p>
    </section>
  );
}
