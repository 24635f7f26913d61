import { courseImagePath, type CourseLayout } from 'shared-contracts/gateway';
import { toGrouped } from 'shared-contracts/format';
import { useTranslations } from 'shared-ui/messages';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import classes from './Holes.module.css';

type Nine = CourseLayout['nines'][number];
type Hole = Nine['holes'][number];

function sumOf(holes: readonly Hole[], value: 'par' | 'yards'): number {
  return holes.reduce((sum, hole) => sum + hole[value], 0);
}

/** The holes of one course of nine, with their par and length. */
function NineHoles({
  nine: { name, holes },
  first,
  lang,
}: {
  readonly nine: Nine;
  readonly first: number;
  readonly lang: string;
}) {
  const t = useTranslations('holes');
  return (
    <table className={classes['nine']}>
      <caption lang={lang}>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{t('hole')}</th>
          <th scope="col">{t('par')}</th>
          <th scope="col">{t('yards')}</th>
        </tr>
      </thead>
      <tbody>
        {holes.map(({ par, yards }, at) => (
          <tr key={first + at}>
            <th scope="row">{first + at}</th>
            <td>{par}</td>
            <td>{yards}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('sum')}</th>
          <td>{sumOf(holes, 'par')}</td>
          <td>{toGrouped(sumOf(holes, 'yards'))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The layout: how many holes, their par and yards; nothing where it is not known. */
export function Holes() {
  const t = useTranslations('holes');
  const { course, sheet } = useShownSheet();
  const { layout } = sheet;
  if (layout === undefined) return null;
  const holes = layout.nines.flatMap((nine) => nine.holes);
  const isNamed = layout.nines.length > 2;
  return (
    <Section
      id="holes"
      title={t('title')}
      note={t('whole', {
        holes: holes.length,
        par: sumOf(holes, 'par'),
        yards: toGrouped(sumOf(holes, 'yards')),
      })}
    >
      <img
        className={classes['above']}
        src={courseImagePath(course.id, 'above')}
        width={600}
        height={200}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={classes['nines']}>
        {layout.nines.map((nine, at) => (
          <NineHoles
            lang={layout.lang ?? 'ja'}
            key={nine.name}
            nine={nine}
            first={isNamed ? 1 : 1 + at * nine.holes.length}
          />
        ))}
      </div>
    </Section>
  );
}
