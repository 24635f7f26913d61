import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from 'shared-ui/island';
import type { Cluster } from 'shared-ui/japan-map';
import { isPlainClick } from '../page-link/PageLink.tsx';
import type { PlacedMarker } from './mapFrame.ts';
import styles from './HitsMap.module.css';

/** Pixels. */
export const PIN = { width: 68, height: 34 };
const BUBBLE = 17;

interface PinProps {
  readonly cluster: Cluster<PlacedMarker>;
  /** Units of the drawing for a pixel. */
  readonly unit: number;
  /** Looked at: chosen, or its card is under the pointer. */
  readonly isActive: boolean;
  /** The search of the course: where a pin leads without scripts. */
  readonly href: string | undefined;
  readonly onChoose: () => void;
  readonly onLook: (courseId: number | undefined) => void;
}

/** One course with its price, or a circle for several. */
export function Pin({
  cluster: { x, y, members },
  unit,
  isActive,
  href,
  onChoose,
  onLook,
}: PinProps) {
  const t = useTranslations('map');
  const { yen } = useFormat();
  const single = members.length === 1 ? members[0]?.marker : undefined;
  const lowest = yen(Math.min(...members.map(({ marker }) => marker.price)));
  const name = single
    ? t('pin', { course: single.name, price: lowest })
    : t('cluster', { count: members.length, price: lowest });
  const shape = single ? <PriceFlag text={lowest} /> : <Bubble count={members.length} />;
  const place = {
    transform: `translate(${x} ${y}) scale(${unit})`,
    className: styles.pin,
    'data-active': isActive || undefined,
    'aria-label': name,
  };
  const look = {
    onPointerEnter: () => onLook(single?.id),
    onPointerLeave: () => onLook(undefined),
    onFocus: () => onLook(single?.id),
    onBlur: () => onLook(undefined),
  };
  if (single && href !== undefined) {
    const choose = (event: MouseEvent) => {
      if (isPlainClick(event)) {
        event.preventDefault();
        onChoose();
      }
    };
    return (
      <a href={href} {...place} {...look} onClick={choose}>
        {shape}
      </a>
    );
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose();
    }
  };
  return (
    <g role="button" tabIndex={0} {...place} {...look} onClick={onChoose} onKeyDown={press}>
      {shape}
    </g>
  );
}

/** A pennant on the spot, its lower end on the course. */
function PriceFlag({ text }: { readonly text: string }) {
  return (
    <>
      <path
        d="M0 0l-5-7h-24a5 5 0 0 1-5-5v-15a5 5 0 0 1 5-5h58a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5h-24z"
        className={styles.flag}
      />
      <text y="-15" fontSize="13" textAnchor="middle" className={styles.price}>
        {text}
      </text>
    </>
  );
}

function Bubble({ count }: { readonly count: number }) {
  return (
    <>
      <circle r={BUBBLE + (count > 20 ? 5 : 0)} className={styles.bubble} />
      <text y="5" fontSize="14" textAnchor="middle" className={styles.count}>
        {count}
      </text>
    </>
  );
}
