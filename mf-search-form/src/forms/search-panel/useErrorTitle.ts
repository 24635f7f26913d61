import { useEffect } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useSearchSelector } from '../../condition/store.ts';

/** R5.23: says in the title of the page that the form has an error, as long as it has one. */
export function useErrorTitle(): void {
  const prefix = useTranslations('form')('errorTitle');
  const wrong = useSearchSelector(({ validation }) => validation.errors.length > 0);
  useEffect(() => {
    if (!wrong || document.title.startsWith(prefix)) return undefined;
    document.title = `${prefix}${document.title}`;
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [prefix, wrong]);
}
