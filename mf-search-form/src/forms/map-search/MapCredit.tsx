import { useTranslations } from 'shared-ui/messages';

/** Names the sources of the outlines and of the towns, as their licence (CC BY 4.0) asks. */
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
        towns: (text) => (
          <a href="https://www.geonames.org/" rel="noopener">
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
