import { useTranslations } from 'shared-ui/messages';
import type { Hearing } from '../state/teamState.ts';
import { Scrolled } from '../releases/Scrolled.tsx';
import status from '../status/StatusPage.module.css';
import classes from './TeamPage.module.css';

const ROW = 48;
/** Where the lines of each side begin and end. */
const LEFT = 250;
const CENTRE = 330;
const CENTRE_END = 500;
const RIGHT = 580;
const WIDTH = 830;

interface HearingGraphProps {
  readonly name: string;
  readonly hearings: readonly Hearing[];
}

/** One line of the graph: another widget, and the event between it and this one. */
interface Edge {
  readonly other: string;
  readonly event: string;
}

/** Returns the events that come from others, and those that go to others. */
function edgesOf(name: string, hearings: readonly Hearing[]) {
  const heard = hearings.filter(({ to }) => to.includes(name));
  const sent = hearings.filter(({ from }) => from.includes(name));
  const toEdges = (all: readonly Hearing[], end: 'from' | 'to'): Edge[] =>
    all.flatMap(({ event, [end]: others }) =>
      others.filter((other) => other !== name).map((other) => ({ other, event })),
    );
  return { incoming: toEdges(heard, 'from'), outgoing: toEdges(sent, 'to') };
}

function Side({
  edges,
  at,
  middle,
  isLeft,
}: {
  readonly edges: readonly Edge[];
  /** The height at which the first line stands. */
  readonly at: number;
  readonly middle: number;
  readonly isLeft: boolean;
}) {
  const text = isLeft ? 0 : RIGHT + 10;
  return edges.map(({ other, event }, row) => {
    const y = at + row * ROW;
    const line = isLeft
      ? `M${LEFT} ${y}C${LEFT + 40} ${y} ${CENTRE - 50} ${middle} ${CENTRE - 6} ${middle}`
      : `M${CENTRE_END} ${middle}C${CENTRE_END + 40} ${middle} ${RIGHT - 50} ${y} ${RIGHT - 6} ${y}`;
    return (
      <g key={`${other} ${event}`}>
        <text className={classes['node']} x={text} y={y - 3}>
          {other}
        </text>
        <text className={classes['event']} x={text} y={y + 14}>
          {event}
        </text>
        <path className={classes['edge']} d={line} markerEnd="url(#hearing-arrow)" />
      </g>
    );
  });
}

function ArrowHead() {
  return (
    <marker
      id="hearing-arrow"
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto"
    >
      <path className={classes['arrow']} d="M0 0 8 4 0 8z" />
    </marker>
  );
}

/** The widget itself, in the middle. */
function Self({ name, middle }: { readonly name: string; readonly middle: number }) {
  return (
    <>
      <rect
        className={classes['self']}
        x={CENTRE}
        y={middle - 20}
        width={CENTRE_END - CENTRE}
        height="40"
        rx="8"
      />
      <text
        className={classes['node']}
        x={(CENTRE + CENTRE_END) / 2}
        y={middle + 5}
        textAnchor="middle"
      >
        {name}
      </text>
    </>
  );
}

function Graph({ name, hearings }: HearingGraphProps) {
  const t = useTranslations('team');
  const { incoming, outgoing } = edgesOf(name, hearings);
  const height = Math.max(incoming.length, outgoing.length, 1) * ROW + 16;
  const middle = height / 2;
  const top = ({ length }: readonly Edge[]) => middle - ((length - 1) * ROW) / 2;
  return (
    <svg
      className={classes['graph']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      role="img"
      aria-label={t('graph', { name })}
    >
      <ArrowHead />
      <Side edges={incoming} at={top(incoming)} middle={middle} isLeft />
      <Side edges={outgoing} at={top(outgoing)} middle={middle} isLeft={false} />
      <Self name={name} middle={middle} />
    </svg>
  );
}

/** Draws whom a widget hears and who hears it, and says the same as a list. */
export function HearingGraph({ name, hearings }: HearingGraphProps) {
  const t = useTranslations('team');
  if (hearings.length === 0) return <p>{t('noHearings')}</p>;
  const others = (all: readonly string[]) => all.filter((each) => each !== name).join(', ');
  return (
    <>
      <Scrolled aria-label={t('hearings')}>
        <Graph name={name} hearings={hearings} />
      </Scrolled>
      <ul className={status['list']}>
        {hearings.map(({ event, from, to }) => {
          const isSent = from.includes(name);
          const names = others(isSent ? to : from);
          if (names === '')
            return <li key={event}>{t(isSent ? 'nobodyHears' : 'nobodySends', { event })}</li>;
          return <li key={event}>{t(isSent ? 'to' : 'from', { event, names })}</li>;
        })}
      </ul>
    </>
  );
}
