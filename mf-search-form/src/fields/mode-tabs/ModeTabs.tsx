import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { SEARCH_MODES, type SearchMode } from 'shared-contracts/search';
import { useTranslations } from 'shared-ui/messages';
import styles from './ModeTabs.module.css';

interface ModeTabsProps {
  readonly mode: SearchMode;
  readonly panelId: string;
  /** Gives the page in another mode, to which a tab leads while no script runs. */
  readonly hrefOf: (mode: SearchMode) => string;
  readonly onSelect: (mode: SearchMode) => void;
}

/** Gives the id of the tab that names the panel. */
export function tabId(panelId: string, mode: SearchMode): string {
  return `${panelId}-${mode}`;
}

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * R2.13: shows the modes as tabs. Arrows move the focus; Enter, Space or a click selects, because a
 * tab changes the condition.
 */
export function ModeTabs({ mode, panelId, hrefOf, onSelect }: ModeTabsProps) {
  const t = useTranslations('mode');
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const next = STEPS[event.key]?.(index, SEARCH_MODES.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const select = (event: MouseEvent | KeyboardEvent, chosen: SearchMode) => {
    event.preventDefault();
    onSelect(chosen);
  };

  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('tabs')}>
      {SEARCH_MODES.map((each, index) => (
        <a
          key={each}
          id={tabId(panelId, each)}
          href={hrefOf(each)}
          role="tab"
          className={styles.tab}
          aria-selected={each === mode}
          aria-controls={panelId}
          tabIndex={each === mode ? 0 : -1}
          onClick={(event) => select(event, each)}
          onKeyDown={(event) => (event.key === ' ' ? select(event, each) : moveFocus(event, index))}
        >
          {t(each)}
        </a>
      ))}
    </div>
  );
}
