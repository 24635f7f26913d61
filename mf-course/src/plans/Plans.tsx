import { toIsoDate } from 'shared-contracts/format';
import type { Plan } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { sheetHref } from '../address/sheetAddress.ts';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { Section } from '../shown-sheet/Section.tsx';
import { DayForecast } from 'shared-ui/weather';
import { PlanRow } from './PlanRow.tsx';
import classes from './Plans.module.css';

/** The plans that are shown before the others are unfolded. */
const SHOWN = 5;

function PlanList({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <ul className={classes['plans']}>
      {plans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ul>
  );
}

/** The chosen day: its weather, and the way back to all days. */
function ChosenDay({ day }: { readonly day: number }) {
  const t = useTranslations('plans');
  const { weather, asked } = useShownSheet();
  const { day: _day, ...allDays } = asked;
  const sky = weather.find(({ date }) => date === toIsoDate(day));
  return (
    <div className={classes['chosen']}>
      {sky && <DayForecast weather={sky} />}
      <a href={`${sheetHref(allDays)}#prices`}>{t('otherDays')}</a>
    </div>
  );
}

/** The plans of the chosen day, or each plan on the day on which it costs least. */
export function Plans() {
  const t = useTranslations('plans');
  const { shortDate } = useFormat();
  const { plans, asked } = useShownSheet();
  const { day } = asked;
  const others = plans.slice(SHOWN);
  return (
    <Section
      id="plans"
      title={day === undefined ? t('title') : t('titleOf', { day: shortDate(day) })}
      note={day === undefined && plans.length > 0 ? t('note') : undefined}
    >
      {day !== undefined && <ChosenDay day={day} />}
      {plans.length === 0 ? (
        <p className={classes['none']}>{t('none')}</p>
      ) : (
        <PlanList plans={plans.slice(0, SHOWN)} />
      )}
      {others.length > 0 && (
        <details className={classes['others']}>
          <summary>{t('others', { count: others.length })}</summary>
          <PlanList plans={others} />
        </details>
      )}
    </Section>
  );
}
