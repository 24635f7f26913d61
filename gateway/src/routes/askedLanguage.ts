import type { FastifyRequest } from 'fastify';
import { type Language, languageOf, localeOf } from 'shared-contracts/locale';

/**
 * R9.06: returns the language that the parameter `lang` of a request names. It is Japanese where there is
 * none, or one that the site does not speak.
 */
export function askedLanguage({ raw }: Pick<FastifyRequest, 'raw'>): Language {
  const tag = new URLSearchParams(raw.url?.split('?', 2)[1] ?? '').get('lang');
  return languageOf((tag === null ? undefined : localeOf(tag)) ?? 'ja-JP');
}
