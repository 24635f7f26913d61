import { PARTIES, wireName } from 'shared-contracts/search';
import { Field } from 'shared-ui/field';
import { Select } from 'shared-ui/select';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { useTranslations } from 'shared-ui/messages';
import { usePartyText } from './usePartyText.ts';
import { useParty } from './useParty.ts';

/** R3.01: asks how many play; all prices are then for one player of such a party. */
export function PartyField() {
  const t = useTranslations('party');
  const toText = usePartyText();
  const [players, choose] = useParty();
  const id = useFieldId()('players');
  return (
    <Field id={id} label={t('label')}>
      <Select
        id={id}
        name={wireName('players')}
        value={players}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {PARTIES.map((each) => (
          <option key={each} value={each}>
            {toText(each)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
