import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useReadsLatin } from 'shared-ui/proper-names';
import type { AppliedCondition } from '../../condition/applied/toAppliedConditions.ts';
import { useAppliedText } from '../../condition/applied/useAppliedText.ts';

function japanese(name: ReactNode) {
  return <span lang="ja">{name}</span>;
}

/**
 * Writes the text of a chip. Courses have Japanese names in every language of the page, roads where readers know kanji.
 */
export function AppliedLabel({ of: { key, text } }: { readonly of: AppliedCondition }) {
  const t = useTranslations('applied');
  const toText = useAppliedText();
  const latin = useReadsLatin();
  if (typeof text !== 'string' && 'message' in text && text.message === 'courseName')
    return t('courseName', { ...text.values, name: japanese });
  return key === 'highway' && !latin ? japanese(toText(text)) : toText(text);
}
