import { PARTIES } from 'shared-contracts/search';
import { ChipButton } from 'shared-ui/chip';
import styles from './PartyChips.module.css';
import { useParty } from './useParty.ts';
import { usePartyText } from './usePartyText.ts';

/** R3.01: asks how many play, each answer with one press. */
export function PartyChips({ onChosen }: { readonly onChosen: () => void }) {
  const toText = usePartyText();
  const [players, choose] = useParty();
  return (
    <div className={styles.party}>
      {PARTIES.map((each) => (
        <ChipButton
          key={each}
          aria-pressed={each === players}
          className={styles.choice}
          onClick={() => {
            choose(each);
            onChosen();
          }}
        >
          {toText(each)}
        </ChipButton>
      ))}
    </div>
  );
}
