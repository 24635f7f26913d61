import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import type { SheetPart } from '../../field-parts/FormContext.ts';
import styles from './SearchSheet.module.css';

const ICONS: Readonly<Record<SheetPart, IconName>> = {
  area: 'pin',
  playDate: 'calendar',
  players: 'user',
};

interface FoldedPartProps {
  readonly part: SheetPart;
  readonly name: string;
  /** What is chosen, in short. */
  readonly answer: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the sheet: a row with its name and its answer, which opens and folds its choices. */
export function FoldedPart({ part, name, answer, isOpen, onToggle, children }: FoldedPartProps) {
  const { slot } = useHost();
  const id = `${slot}-sheet-${part}`;
  return (
    <section className={styles.part} data-open={isOpen || undefined}>
      <h3 className={styles.head}>
        <button
          type="button"
          id={id}
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-choices` : undefined}
          onClick={onToggle}
        >
          <Icon name={ICONS[part]} />
          <span className={styles.name}>{name}</span>{' '}
          <span className={styles.answer}>{answer}</span>
          <span className={styles.mark}>
            <Icon name="chevronDown" size={16} />
          </span>
        </button>
      </h3>
      {isOpen && (
        <div id={`${id}-choices`} role="group" aria-labelledby={id} className={styles.choices}>
          {children}
        </div>
      )}
    </section>
  );
}
