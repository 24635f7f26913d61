import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaStage.module.css';
import type { PlacedMarker } from './mapView.ts';

interface ClusterPinProps {
  readonly members: readonly PlacedMarker[];
  readonly active: boolean;
  /** The link to the part of the map in which the courses lie apart. */
  readonly href: string;
  readonly onZoom: () => void;
}

/** Shows the number of courses that lie on each other. A press zooms in on them. */
export function ClusterPin({ members, active, href, onZoom }: ClusterPinProps) {
  const t = useTranslations('map');
  const format = useFormat();
  const count = members.length;
  const lowest = Math.min(...members.map(({ price }) => price));
  const radius = Math.min(26, 15 + Math.sqrt(count) * 1.6);
  return (
    <a
      href={href}
      role="button"
      className={styles.cluster}
      data-active={active || undefined}
      aria-label={t('cluster', { count, price: format.yen(lowest) })}
      onClick={(event) => {
        event.preventDefault();
        onZoom();
      }}
    >
      <circle r={radius} />
      <text y="5" textAnchor="middle">
        {count}
      </text>
    </a>
  );
}
