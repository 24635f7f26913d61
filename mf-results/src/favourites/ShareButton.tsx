import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';

/** Hands the present address to the device's share sheet, or copies it where there is none. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTranslations('favourites');
  const [isCopied, setCopied] = useState(false);
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    const { href: url } = window.location;
    // a visitor who closes the sheet, or a browser without a clipboard, is told nothing
    if (canShare) void navigator.share({ title, url }).catch(() => {});
    else
      void navigator.clipboard?.writeText(url).then(
        () => setCopied(true),
        () => {},
      );
  };
  return (
    <>
      <Button look="quiet" onClick={share}>
        {t(canShare ? 'share' : 'copy')}
      </Button>
      <span role="status">{isCopied && t('copied')}</span>
    </>
  );
}
