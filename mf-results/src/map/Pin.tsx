import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { MapMarker } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import type { Cluster } from 'shared-ui/japan-map';
import { isPlainClick } from '../page-link/PageLink.tsx';
import styles from './HitsMap.module.css';
import type { PlacedMarker } from './mapFrame.ts';
import { useEarlyFocus } from './useEarlyFocus.ts';

/** The room that a pin takes on the screen, in pixels. */
export const PIN = { width: 68, height: 34 };
const BUBBLE = 17;

interface PinProps {
  readonly cluster: Cluster<PlacedMarker>;
  /** Units of the drawing for one pixel. */
  readonly unit: number;
  /** True while the visitor looks at the pin or at its card, and after a click on the pin. */
  readonly isActive: boolean;
  /** Returns the search of one course: the link of its pin where no script runs. */
  readonly toHref: (course: MapMarker) => string;
  readonly onChoose: () => void;
  /** Called with the course that the visitor looks at, and with undefined when they look away. */
  readonly onLook: (courseId: number | undefined) => void;
}

/** The attributes that every pin has. */
interface PinPlace {
  readonly transform: string;
  readonly className: string | undefined;
  readonly 'data-active': true | undefined;
}

function lookHandlers(onLook: PinProps['onLook'], courseId?: number) {
  const look = () => onLook(courseId);
  const away = () => onLook(undefined);
  return { onPointerEnter: look, onPointerLeave: away, onFocus: look, onBlur: away };
}

/** The pin of one course with its price: a link that chooses the course once scripts run. */
function CoursePin({
  course,
  price,
  place,
  href,
  onChoose,
  onLook,
}: Pick<PinProps, 'onChoose' | 'onLook'> & {
  readonly course: MapMarker;
  readonly price: string;
  readonly place: PinPlace;
  readonly href: string;
}) {
  const t = useTranslations('map');
  const look = lookHandlers(onLook, course.id);
  const pin = useEarlyFocus<HTMLAnchorElement>(look.onFocus);
  const choose = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onChoose();
    }
  };
  return (
    <a
      ref={pin}
      href={href}
      {...place}
      aria-label={t('pin', { course: course.name, price })}
      {...look}
      onClick={choose}
    >
      <PriceFlag text={price} />
    </a>
  );
}

/** The circle of several courses that lie too close for pins of their own. */
function ClusterPin({
  count,
  price,
  place,
  onChoose,
  onLook,
}: Pick<PinProps, 'onChoose' | 'onLook'> & {
  readonly count: number;
  readonly price: string;
  readonly place: PinPlace;
}) {
  const t = useTranslations('map');
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose();
    }
  };
  return (
    <g
      role="button"
      tabIndex={0}
      {...place}
      aria-label={t('cluster', { count, price })}
      {...lookHandlers(onLook)}
      onClick={onChoose}
      onKeyDown={press}
    >
      <Bubble count={count} />
    </g>
  );
}

/** One course with its price, or a circle with the number of several courses. */
export function Pin({
  cluster: { x, y, members },
  unit,
  isActive,
  toHref,
  onChoose,
  onLook,
}: PinProps) {
  const { yen } = useFormat();
  const [first] = members;
  const price = yen(Math.min(...members.map(({ marker }) => marker.price)));
  const place: PinPlace = {
    transform: `translate(${x} ${y}) scale(${unit})`,
    className: styles.pin,
    'data-active': isActive || undefined,
  };
  if (first && members.length === 1)
    return (
      <CoursePin
        course={first.marker}
        price={price}
        place={place}
        href={toHref(first.marker)}
        onChoose={onChoose}
        onLook={onLook}
      />
    );
  return (
    <ClusterPin
      count={members.length}
      price={price}
      place={place}
      onChoose={onChoose}
      onLook={onLook}
    />
  );
}

/** A pennant whose lower tip stands on the course. */
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
