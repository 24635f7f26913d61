import { wireName } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { regionToOpen } from '../../condition/remembered/storedCondition.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { Picker } from '../../field-parts/Picker.tsx';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { usePicker } from '../../field-parts/usePicker.ts';
import { useSearchSelector } from '../../condition/store.ts';
import { areaDialogPart } from './areaDialogPart.ts';
import { PlainAreas } from './PlainAreas.tsx';
import { useAreaText } from './useAreaText.ts';
import { useDecideArea } from './useDecideArea.ts';

/** R2.19, R5.21: chooses where to play, three areas at most. */
export function AreaField({ query }: { readonly query: string }) {
  const t = useTranslations('area');
  const host = useHost();
  const decide = useDecideArea();
  const area = useSearchSelector(({ search }) => search.condition.area);
  const named = useSearchSelector(({ search }) => search.condition.courseName !== '');
  const error = useFieldError('area');
  const id = useFieldId()('area');
  const picker = usePicker('area', areaDialogPart);
  const { open, hide } = picker;
  const value = useAreaText();
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
        <PlainAreas name={wireName('area')} area={area} onChange={decide} />
      </Picker>
      {open && (
        <areaDialogPart.Part
          area={area}
          home={regionToOpen(host.storage, query)}
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
