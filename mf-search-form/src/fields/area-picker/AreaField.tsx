import { areaName, regionOf } from 'shared-contracts/areas';
import { wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useHost, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { readHome } from '../../condition/remembered/storedCondition.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { Picker } from '../../field-parts/Picker.tsx';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { usePicker } from '../../field-parts/usePicker.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { AreaDialog } from './AreaDialog.tsx';
import { PlainAreas } from './PlainAreas.tsx';
import { useDecideArea } from './useDecideArea.ts';

/** R2.19, R5.21: chooses where to play, three areas at most. */
export function AreaField({ query }: { readonly query: string }) {
  const t = useTranslations('area');
  const label = useLabel();
  const host = useHost();
  const decide = useDecideArea();
  const area = useSearchSelector(({ search }) => search.condition.area);
  const named = useSearchSelector(({ search }) => search.condition.courseName !== '');
  const error = useFieldError('area');
  const id = useFieldId()('area');
  const picker = usePicker('area');
  const { open, hide } = picker;
  const value =
    area.length > 0
      ? area.map((code) => label(areaName(code))).join(t('separator'))
      : t(named ? 'byName' : 'choose');

  return (
    <Field
      id={id}
      label={t('label')}
      required={named ? undefined : t('required')}
      error={error}
      errorPrefix={t('errorPrefix')}
    >
      <Picker
        picker={picker}
        id={id}
        icon="pin"
        labelId={`${id}-label`}
        invalid={error !== undefined}
        describedBy={describedBy(id, { error })}
        value={value}
      >
        <PlainAreas name={wireName('area')} area={area} />
      </Picker>
      {open && picker.hydrated && (
        <AreaDialog
          area={area}
          home={regionOf(readHome(host.storage, query))}
          onDecide={(chosen) => {
            hide();
            decide(chosen);
          }}
          onClose={hide}
        />
      )}
    </Field>
  );
}
