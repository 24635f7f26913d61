import type { ReactNode } from 'react';
import { Alert } from './alert/Alert.tsx';
import { useShellSelector } from '../page-state/hooks.ts';
import { Arrival } from './arrival/Arrival.tsx';
import { DemonstrationNotice } from './DemonstrationNotice.tsx';
import { Footer } from './footer/Footer.tsx';
import classes from './Frame.module.css';
import { Header } from './header/Header.tsx';
import { NoScriptNotice } from './NoScriptNotice.tsx';
import { PageEffects } from './PageEffects.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { Veil } from './Veil.tsx';
import { layoutOf } from '../routes/routes.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';

/** R2.06: renders what surrounds every page. The blank layout has neither header nor footer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const isBlank = layoutOf(useCurrentPage().route) === 'blank';
  const wished = useShellSelector((state) => state.bars);
  const bars = isBlank ? { header: false, footer: false } : wished;
  return (
    <div id="top">
      <SkipLinks />
      <NoScriptNotice />
      <PreviewBanner />
      {bars.header && <Header />}
      <Alert />
      <main id="main" className={classes['main']} tabIndex={-1}>
        {children}
      </main>
      {bars.footer && <Footer />}
      <DemonstrationNotice />
      <Veil />
      <PageEffects />
      <Arrival />
    </div>
  );
}
