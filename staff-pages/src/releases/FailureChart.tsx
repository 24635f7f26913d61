import type { TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import classes from './ReleasesPage.module.css';

type OverTime = TrialStatus['canary']['overTime'];

const WIDTH = 280;
const HEIGHT = 96;
/** The scale goes at least this far, so that a small share does not fill the chart. */
const LOWEST_TOP = 0.1;

function rateOf({ failed, visits }: OverTime[number]): number {
  return visits === 0 ? 0 : failed / visits;
}
function highest(points: OverTime): number {
  return Math.max(0, ...points.map(rateOf));
}
function percent(rate: number): string {
  return (Math.round(rate * 1000) / 10).toString();
}

/** Returns the points of a polyline. `top` is the share at the upper edge; a single moment stands at the right edge. */
function toLine(points: OverTime, from: number, to: number, top: number): string {
  return points
    .map((point) => {
      const x = to === from ? WIDTH : ((point.at - from) / (to - from)) * WIDTH;
      return `${Math.round(x)},${Math.round(HEIGHT - (rateOf(point) / top) * HEIGHT)}`;
    })
    .join(' ');
}

interface Line {
  /** What the page calls the version. */
  readonly name: string;
  readonly points: OverTime;
}

/** Draws the share of visits that failed, by five minutes: the line of a version over that of its base. */
export function FailureChart({ canary, stable }: { readonly canary: Line; readonly stable: Line }) {
  const t = useTranslations('releases');
  const times = [...canary.points, ...stable.points].map(({ at }) => at);
  if (times.length === 0) return null;
  const from = Math.min(...times);
  const to = Math.max(...times);
  const top = Math.max(LOWEST_TOP, highest(canary.points), highest(stable.points));
  const lines = [
    { name: 'stable', points: stable.points },
    { name: 'canary', points: canary.points },
  ];
  return (
    <svg
      className={classes['chart']}
      viewBox={`-34 -8 ${WIDTH + 42} ${HEIGHT + 16}`}
      width={WIDTH + 42}
      height={HEIGHT + 16}
      role="img"
      aria-label={t('chart', {
        one: canary.name,
        oneHighest: percent(highest(canary.points)),
        other: stable.name,
        otherHighest: percent(highest(stable.points)),
      })}
    >
      <path className={classes['axis']} d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      <text className={classes['tick']} x="-6" y="4" textAnchor="end">
        {percent(top)}%
      </text>
      <text className={classes['tick']} x="-6" y={HEIGHT + 4} textAnchor="end">
        0%
      </text>
      {lines.map(({ name, points }) => (
        <g key={name} className={classes[name]}>
          <polyline points={toLine(points, from, to, top)} />
          {points.length === 1 && (
            <circle cx={WIDTH} cy={HEIGHT - (highest(points) / top) * HEIGHT} r="3" />
          )}
        </g>
      ))}
    </svg>
  );
}
