import { useTranslations } from 'shared-ui/messages';
import { Drawing, Icon } from 'shared-ui/icons';
import styles from './HitsMap.module.css';

interface MapButtonsProps {
  readonly canZoomIn: boolean;
  readonly isWhole: boolean;
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

const STEP = 1.8;

/** The buttons that zoom in, zoom out and show the whole map. */
export function MapButtons({ canZoomIn, isWhole, onZoom, onWhole }: MapButtonsProps) {
  const t = useTranslations('map');
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={t('zoomIn')}
        aria-disabled={!canZoomIn}
        onClick={() => onZoom(1 / STEP)}
      >
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={t('zoomOut')} onClick={() => onZoom(STEP)}>
        <Drawing path="M4 10h12" />
      </button>
      <button type="button" aria-label={t('whole')} aria-disabled={isWhole} onClick={onWhole}>
        <Drawing path="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" />
      </button>
    </div>
  );
}
