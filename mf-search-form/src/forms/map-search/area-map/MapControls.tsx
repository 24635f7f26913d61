import { Icon } from 'shared-ui/icons';
import { boundsOf, type MapBox } from 'shared-ui/japan-map';
import { useTranslations } from 'shared-ui/messages';
import { mapHref, type MapAddress } from '../mapAddress.ts';
import styles from './AreaStage.module.css';
import { zoomView } from './mapView.ts';

/** One press shows half as much of the map in each direction, or twice as much. */
const STEP = 2;

/**
 * Zooms the map in and out and resets it. The links work without scripts; with scripts the page
 * stays.
 */
export function MapControls({
  condition,
  target,
  onShow,
  onReset,
}: Pick<MapAddress, 'condition'> & {
  readonly target: MapBox;
  readonly onShow: (box: MapBox) => void;
  readonly onReset: () => void;
}) {
  const t = useTranslations('map');
  const nearer = zoomView(target, STEP);
  const farther = zoomView(target, 1 / STEP);
  const controls = [
    {
      name: 'zoomIn',
      icon: 'plus',
      href: mapHref(condition, boundsOf(nearer)),
      act: () => onShow(nearer),
    },
    {
      name: 'zoomOut',
      icon: 'minus',
      href: mapHref(condition, boundsOf(farther)),
      act: () => onShow(farther),
    },
    { name: 'zoomReset', icon: 'map', href: mapHref(condition), act: onReset },
  ] as const;
  return (
    <div className={styles.controls}>
      {controls.map(({ name, icon, href, act }) => (
        <a
          key={name}
          href={href}
          role="button"
          className={styles.control}
          aria-label={t(name)}
          onClick={(event) => {
            event.preventDefault();
            act();
          }}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
