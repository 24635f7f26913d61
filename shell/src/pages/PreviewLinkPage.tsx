import { useTranslations } from 'shared-ui/messages';
import { Logo } from '../logo/Logo.tsx';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';

/**
 * Asks whether to open a preview. The link alone uses nothing up: mail programs and scanners of
 * links open it before a person does. Needs no script and no widget.
 */
export function PreviewLinkPage({ token }: { readonly token: string }) {
  const t = useTranslations('preview.link');
  const site = useTranslations();
  return (
    <main className={classes['page']}>
      <p className={classes['brand']}>
        <Logo />
        {site('site')}
      </p>
      <PageArt>
        <path
          d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
          opacity=".5"
        />
        <path d="M150 84V22l26 9-26 9" opacity=".4" strokeDasharray="4 4" />
        <path d="M176 80V18l26 9-26 9" />
      </PageArt>
      <h1 className={classes['heading']}>{t('heading')}</h1>
      <p className={classes['text']}>{t('text')}</p>
      <form className={classes['again']} method="post" action="/preview">
        <input type="hidden" name="token" value={token} />
        <button type="submit">{t('open')}</button>
      </form>
    </main>
  );
}
