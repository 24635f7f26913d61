import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './FreeSlotsButton.module.css';

interface FreeSlotsButtonProps {
  readonly course: string;
  /** The id of the panel that the button opens. */
  readonly panel: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The button that shows how many tee times each hour has. */
export function FreeSlotsButton({ course, panel, open, onToggle }: FreeSlotsButtonProps) {
  const t = useTranslations('freeSlots');
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={onToggle}
    >
      {t('show')}
      <VisuallyHidden lang="ja">{t('showOf', { course })}</VisuallyHidden>
    </button>
  );
}
