import { MAX_AREAS, prefectureName, REGIONS } from 'shared-contracts/areas';
import { Select } from 'shared-ui/select';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaPicker.module.css';

interface PlainAreasProps {
  readonly name: string;
  readonly area: readonly number[];
}

const PLACES = Array.from({ length: MAX_AREAS }, (_, place) => place);

/** Offers areas while no script runs: as many selects as areas are allowed (R5.21). */
export function PlainAreas({ name, area }: PlainAreasProps) {
  const t = useTranslations('area');
  const label = useLabel();
  return PLACES.map((place) => (
    <Select
      key={place}
      name={name}
      aria-label={t('place', { place: place + 1 })}
      defaultValue={area[place] ?? ''}
      className={styles.place}
    >
      <option value="">{t('none')}</option>
      {REGIONS.map((region) => (
        <optgroup key={region.code} label={label(region.name)}>
          <option value={region.code}>{t('whole', { region: label(region.name) })}</option>
          {region.prefectures.map((code) => (
            <option key={code} value={code}>
              {label(prefectureName(code))}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  ));
}
