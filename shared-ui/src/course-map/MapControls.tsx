import { Drawing } from '../icons/index.ts';
import { boundsOf, type MapBox } from '../japan-map/index.ts';
import { useTranslations } from '../messages/index.ts';
import { isPlainClick } from '../page-link/index.ts';
import styles from './CourseMap.module.css';
import type { MapLinks } from './CourseMap.tsx';
import { canZoomIn, canZoomOut, zoomView } from './mapView.ts';
import { onSpace } from './onSpace.ts';

/** One press shows half as much of the map in each direction, or twice as much. */
const STEP = 2;

interface ControlProps {
  readonly name: string;
  /** The path of its drawing. */
  readonly path: string;
  readonly href: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Control({ name, path, href, isOff, onPress }: ControlProps) {
  return (
    <a
      href={href}
      role="button"
      className={styles.control}
      aria-label={name}
      aria-disabled={isOff}
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        if (!isOff) onPress();
      }}
      onKeyDown={onSpace}
    >
      <Drawing path={path} />
    </a>
  );
}

interface MapControlsProps {
  readonly links: MapLinks;
  readonly target: MapBox;
  /** Whether the map shows the whole area. */
  readonly isWhole: boolean;
  readonly onShow: (box: MapBox) => void;
  readonly onReset: () => void;
}

/**
 * Zooms the map in and out and resets it. The links work without scripts; with scripts the page
 * stays.
 */
export function MapControls({ links, target, isWhole, onShow, onReset }: MapControlsProps) {
  const t = useTranslations('map');
  const to = (box: MapBox) => ({
    href: links.part(boundsOf(box)),
    onPress: () => onShow(box),
  });
  return (
    <div className={styles.controls}>
      <Control
        name={t('zoomIn')}
        path="M10 4v12M4 10h12"
        isOff={!canZoomIn(target)}
        {...to(zoomView(target, STEP))}
      />
      <Control
        name={t('zoomOut')}
        path="M4 10h12"
        isOff={!canZoomOut(target)}
        {...to(zoomView(target, 1 / STEP))}
      />
      <Control
        name={t('whole')}
        path="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"
        isOff={isWhole}
        href={links.part([])}
        onPress={onReset}
      />
    </div>
  );
}
