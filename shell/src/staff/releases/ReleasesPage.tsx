import { useTranslations } from 'use-intl';
import home from '../home/HomePage.module.css';
import { StaffBar } from '../session/StaffBar.tsx';
import type { SignedInState } from '../staffState.ts';

/** Where panda staff watch and steer releases. */
export const ReleasesPage = ({ state }: { readonly state: SignedInState }) => {
  const t = useTranslations('releases');
  return (
    <StaffBar state={state}>
      <p><a href="/staff/panda">{t('back')}</a></p>
      <h1 className={home['heading']}>{t('heading')}</h1>
      <p className={home['note']}>{t('empty')}</p>
    </StaffBar>
  );
};
