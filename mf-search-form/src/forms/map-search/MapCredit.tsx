import { useTranslations } from 'shared-ui/messages';

/** Names the source of the outlines, as their licence (CC BY 4.0) asks. */
export function MapCredit() {
  const t = useTranslations('map');
  return (
    <>
      {t('credit', {
        source: (text) => (
          <a href="https://github.com/VictorCazanave/svg-maps" rel="noopener">
            {text}
          </a>
        ),
        licence: (text) => (
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener license">
            {text}
          </a>
        ),
      })}
    </>
  );
}
