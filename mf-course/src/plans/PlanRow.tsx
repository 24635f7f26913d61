import { bookingHref } from 'shared-contracts/addresses';
import { parseIsoDate } from 'shared-contracts/format';
import type { Plan } from 'shared-contracts/gateway';
import { useFormat, useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useShownSheet } from '../shown-sheet/SheetContext.ts';
import { planTags } from './planTags.ts';
import classes from './Plans.module.css';

/** One plan: its name, its tags, its total price and the link to its booking. */
export function PlanRow({ plan }: { readonly plan: Plan }) {
  const t = useTranslations('plans');
  const { shortDate, yen } = useFormat();
  const { config } = useHost();
  const { asked } = useShownSheet();
  const { playDate } = plan;
  return (
    <li>
      <div className={classes['what']}>
        <p className={classes['name']} lang={plan.nameLanguage}>
          {plan.name}
        </p>
        <ul className={classes['tags']}>
          {asked.day === undefined && (
            <li className={classes['day']}>
              {t('on', { day: shortDate(parseIsoDate(playDate) ?? 0) })}
            </li>
          )}
          {planTags(plan).map((tag) => (
            <li key={tag}>{t(`tag.${tag}`)}</li>
          ))}
        </ul>
      </div>
      <p className={classes['price']}>
        <b>{yen(plan.price)}</b>
        <small>{asked.players > 0 ? t('totalOf', { players: asked.players }) : t('total')}</small>
      </p>
      <a
        className={classes['book']}
        href={bookingHref(config.sites.booking, {
          courseId: plan.courseId,
          planId: plan.id,
          playDate,
          players: asked.players,
          campaign: asked.campaign,
          from: 'course_plan',
        })}
      >
        {t('book')}
        <VisuallyHidden>
          <span lang={plan.nameLanguage}>{t('which', { plan: plan.name })}</span>
        </VisuallyHidden>
      </a>
    </li>
  );
}
