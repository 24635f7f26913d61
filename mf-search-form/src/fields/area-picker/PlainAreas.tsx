import { MAX_AREAS, prefectureName, REGIONS } from 'shared-contracts/areas';
import { Select } from 'shared-ui/select';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaPicker.module.css';

interface PlainAreasProps {
  readonly name: string;
  readonly area: readonly number[];
  readonly onChange: (area: readonly number[]) => void;
}

const PLACES = Array.from({ length: MAX_AREAS }, (_, place) => place);

/** Gives the areas with another one at a place; 0 leaves the place empty. */
function withPlace(area: readonly number[], place: number, code: number): readonly number[] {
  return [...new Set([...area.slice(0, place), code, ...area.slice(place + 1)])].filter(Boolean);
}

/**
 * Offers areas while no script runs, and when the dialog does not load: as many selects as areas are
 * allowed (R5.21).
 */
export function PlainAreas({ name, area, onChange }: PlainAreasProps) {
  const t = useTranslations('area');
  const label = useLabel();
  return PLACES.map((place) => (
    <Select
      key={place}
      name={name}
      aria-label={t('place', { place: place + 1 })}
      value={area[place] ?? ''}
      onChange={(event) => onChange(withPlace(area, place, Number(event.target.value)))}
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
