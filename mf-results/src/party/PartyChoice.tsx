import { useTranslations } from 'shared-ui/messages';
import { PARTIES, type SearchCondition } from 'shared-contracts/search';
import { Choice } from '../choice/Choice.tsx';
import styles from './PartyChoice.module.css';

/**
 * The choice of the party's size. All prices, and the order by price, are then for one player of
 * such a party.
 */
export function PartyChoice({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('party');
  return (
    <Choice
      label={t('name')}
      name="players"
      value={String(condition.players)}
      className={styles.party}
      toCondition={(players) => ({ ...condition, players: Number(players), page: 1 })}
    >
      {PARTIES.map((players) => (
        <option key={players} value={players}>
          {players === 0 ? t('any') : t('of', { players })}
        </option>
      ))}
    </Choice>
  );
}
