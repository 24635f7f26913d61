import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { CalendarProps } from './Calendar.tsx';
import { loadCalendar } from './loadCalendar.ts';
import styles from './PlayDate.module.css';

interface LoadedCalendarProps extends CalendarProps {
  /** What to show when the calendar does not load. */
  readonly instead: ReactNode;
}

/**
 * Loads the calendar and shows it. When it does not load, that is reported and `instead` is shown.
 */
export function LoadedCalendar({ instead, ...calendar }: LoadedCalendarProps) {
  const t = useTranslations('playDate');
  const host = useHost();
  const [loaded, setLoaded] = useState<{
    readonly part?: ComponentType<CalendarProps>;
    readonly failed?: boolean;
  }>({});
  useEffect(() => {
    let watching = true;
    loadCalendar().then(
      (part) => {
        if (watching) setLoaded({ part });
      },
      (error: unknown) => {
        host.telemetry.error(error, { part: 'calendar' });
        if (watching) setLoaded({ failed: true });
      },
    );
    return () => {
      watching = false;
    };
  }, [host]);
  if (loaded.failed) return instead;
  if (!loaded.part)
    return (
      <div className={styles.waiting} aria-busy="true">
        {t('loading')}
      </div>
    );
  return createElement(loaded.part, calendar);
}
