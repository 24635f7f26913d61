import { useTranslations } from 'shared-ui/messages';
import { Logo } from '../logo/Logo.tsx';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';

/** A link, or the address of a version, and what can be done with it. */
export type PreviewLink =
  | {
      /** `link`: it opens once. `version`: the address of one version, which opens any number of times. */
      readonly is: 'link' | 'version';
      /** The version of an address. */
      readonly widget?: string;
      readonly version?: string;
      /** Where the form is sent. */
      readonly action: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      /** `gone`: the version was taken back. `unknown`: the address leads to no version. */
      readonly is: 'gone' | 'unknown';
      readonly widget: string;
      readonly version: string;
    };

/**
 * Asks whether to open a preview. The link alone uses nothing up: mail programs and scanners of
 * links open it before a person does. Needs no script and no widget.
 */
export function PreviewLinkPage({ link }: { readonly link: PreviewLink }) {
  const t = useTranslations('preview.link');
  const site = useTranslations();
  const { is, widget = '', version = '' } = link;
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
      <h1 className={classes['heading']}>{t(`${is}.heading`, { widget, version })}</h1>
      <p className={classes['text']}>{t(`${is}.text`)}</p>
      {'action' in link ? (
        <form className={classes['again']} method="post" action={link.action}>
          {Object.entries(link.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit">{t('open')}</button>
        </form>
      ) : (
        <p className={classes['again']}>
          <a href="/">{site('waysOn.top')}</a>
        </p>
      )}
    </main>
  );
}
