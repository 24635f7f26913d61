import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useShell } from '../shell-context/ShellContext.ts';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';

interface LostPageProps {
  /** SVG shapes that stand before the hills. */
  readonly art: ReactNode;
  readonly heading: string;
  /** What happened. */
  readonly children: ReactNode;
  /** What stands below the links. */
  readonly below?: ReactNode;
}

/** A page without content: a drawing, what happened, and three links that lead on. */
export function LostPage({ art, heading, children, below }: LostPageProps) {
  const t = useTranslations('waysOn');
  return (
    <div className={classes['page']}>
      <PageArt>
        <path
          d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
          opacity=".5"
        />
        {art}
      </PageArt>
      <h1 className={classes['heading']} tabIndex={-1}>
        {heading}
      </h1>
      {children}
      <ul className={classes['links']}>
        <li>
          <a href="/">{t('top')}</a>
        </li>
        <li>
          <a href="/search/">{t('search')}</a>
        </li>
        <li>
          <a href={useShell().state.sites.help}>{t('help')}</a>
        </li>
      </ul>
      {below}
    </div>
  );
}
