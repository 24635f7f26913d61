import type { TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import classes from './ReleasesPage.module.css';

type OverTime = TrialStatus['canary']['overTime'];

const WIDTH = 280;
const HEIGHT = 96;
/** The scale of shares goes at least this far, so that a small share does not fill the chart. */
const LOWEST_TOP = 0.1;
/** How many of the last five minutes the table has. */
const MOST_ROWS = 24;

function rateOf({ failed, visits }: OverTime[number]): number {
  return visits === 0 ? 0 : failed / visits;
}
function visitsOf({ visits }: OverTime[number]): number {
  return visits;
}
function percent(rate: number): string {
  return (Math.round(rate * 1000) / 10).toString();
}

/** One version in a chart. */
interface Line {
  /** What the page calls the version. */
  readonly name: string;
  readonly points: OverTime;
}
interface Lines {
  readonly canary: Line;
  readonly stable: Line;
}

interface Scale {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The value at the upper edge. */
  readonly top: number;
  valueOf(point: OverTime[number]): number;
}

/** Returns where a moment stands; a single one stands at the right edge. */
function toPoint(point: OverTime[number], { from, to, top, valueOf }: Scale): [number, number] {
  const x = to === from ? WIDTH : ((point.at - from) / (to - from)) * WIDTH;
  return [Math.round(x), Math.round(HEIGHT - (valueOf(point) / top) * HEIGHT)];
}

function Drawn({ line, points, scale }: { line: keyof Lines; points: OverTime; scale: Scale }) {
  const places = points.map((point) => toPoint(point, scale));
  return (
    <g className={classes[line]}>
      <polyline points={places.map((place) => place.join(',')).join(' ')} />
      {places.length === 1 && places.map(([x, y]) => <circle key={x} cx={x} cy={y} r="3" />)}
    </g>
  );
}

/** Draws one value of both versions by five minutes: the line of a version over that of its base. */
function Chart({
  canary,
  stable,
  label,
  lowestTop,
  valueOf,
  say,
}: Lines & {
  /** Says what it shows, with the highest value of each version. */
  readonly label: string;
  readonly lowestTop: number;
  readonly valueOf: Scale['valueOf'];
  readonly say: (value: number) => string;
}) {
  const t = useTranslations('releases');
  const all = [...canary.points, ...stable.points];
  if (all.length === 0) return null;
  const times = all.map(({ at }) => at);
  const highest = ({ points }: Line) => Math.max(0, ...points.map(valueOf));
  const top = Math.max(lowestTop, highest(canary), highest(stable));
  const scale = { from: Math.min(...times), to: Math.max(...times), top, valueOf };
  return (
    <svg
      className={classes['chart']}
      viewBox={`-44 -8 ${WIDTH + 52} ${HEIGHT + 16}`}
      width={WIDTH + 52}
      height={HEIGHT + 16}
      role="img"
      aria-label={t(label, {
        one: canary.name,
        oneHighest: say(highest(canary)),
        other: stable.name,
        otherHighest: say(highest(stable)),
      })}
    >
      <path className={classes['axis']} d={`M0 0H${WIDTH}M0 ${HEIGHT}H${WIDTH}`} />
      <text className={classes['tick']} x="-6" y="4" textAnchor="end">
        {say(top)}
      </text>
      <text className={classes['tick']} x="-6" y={HEIGHT + 4} textAnchor="end">
        {say(0)}
      </text>
      <Drawn line="stable" points={stable.points} scale={scale} />
      <Drawn line="canary" points={canary.points} scale={scale} />
    </svg>
  );
}

/** The same figures as a table, the latest first. */
function OverTimeTable({ canary, stable }: Lines) {
  const t = useTranslations('releases');
  const toMoment = useMoment();
  const times = [...new Set([...canary.points, ...stable.points].map(({ at }) => at))];
  const latest = times.toSorted((one, other) => other - one).slice(0, MOST_ROWS);
  const cell = ({ points }: Line, time: number) => {
    const point = points.find(({ at }) => at === time);
    return point ? t('failedOf', { failed: point.failed, visits: point.visits }) : '–';
  };
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('fiveMinutes')}</th>
          <th scope="col">{canary.name}</th>
          <th scope="col">{stable.name}</th>
        </tr>
      </thead>
      <tbody>
        {latest.map((time) => (
          <tr key={time}>
            <th scope="row">{toMoment(time)}</th>
            <td>{cell(canary, time)}</td>
            <td>{cell(stable, time)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Draws the visits of two versions and the share that failed, by five minutes, with a table of the same. */
export function TrialCurves(lines: Lines) {
  const t = useTranslations('releases');
  if (lines.canary.points.length + lines.stable.points.length === 0) return null;
  return (
    <div className={classes['curves']}>
      <p className={classes['label']}>{t('failedCurve')}</p>
      <Chart
        {...lines}
        label="chart"
        lowestTop={LOWEST_TOP}
        valueOf={rateOf}
        say={(value) => `${percent(value)}%`}
      />
      <p className={classes['label']}>{t('visitsCurve')}</p>
      <Chart {...lines} label="visitsChart" lowestTop={1} valueOf={visitsOf} say={String} />
      <details className={classes['more']}>
        <summary>{t('asTable')}</summary>
        <OverTimeTable {...lines} />
      </details>
    </div>
  );
}
