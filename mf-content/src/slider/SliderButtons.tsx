import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { SlidePosition } from './slidePosition.ts';
import styles from './SliderButtons.module.css';

interface SliderButtonsProps {
  readonly position: SlidePosition | undefined;
  onTurn(page: number): void;
}

/**
 * The buttons to the previous and the next page, and the number of the present one. With one page
 * they are invisible but keep their place, so that nothing moves.
 */
export function SliderButtons({
  position = { page: 1, pages: 1, pageWidth: 0 },
  onTurn,
}: SliderButtonsProps) {
  const t = useTranslations('slider');
  const { page, pages } = position;
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onTurn(to);
  };
  return (
    <div className={styles.buttons} data-turns={pages > 1}>
      <button
        type="button"
        className={styles.button}
        aria-label={t('previous')}
        aria-disabled={page <= 1}
        onClick={() => turn(page - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <span className={styles.position} aria-live="polite">
        {t('position', { page, pages })}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={t('next')}
        aria-disabled={page >= pages}
        onClick={() => turn(page + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </div>
  );
}
