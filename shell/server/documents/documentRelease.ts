import type { FastifyRequest } from 'fastify';
import type { Cookie } from 'server-kit/http/cookies';
import type { Discovery } from 'shared-contracts/release';
import type { Locale } from 'shared-contracts/widget';
import type { Preview, Previews } from '../previews/previews.ts';
import { readPreviewSession } from '../previews/previewSession.ts';
import { type ChosenRelease, chooseRelease } from '../releases/chooseRelease.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import { hasCanary, readVisitor } from '../releases/visitor.ts';

export interface ReleaseSources {
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  /** Undefined if this server has no token for the registry. */
  readonly previews?: Pick<Previews, 'read'> | undefined;
}

/** The versions of one document, and why. */
export interface DocumentRelease {
  readonly chosen: ChosenRelease;
  /** The preview of this browser. */
  readonly preview: Preview | undefined;
  /** Whether some widget has a canary, so that documents differ between visitors. */
  readonly isTrial: boolean;
  /** The cookie of a new visitor. It is made only during a trial. */
  readonly remember: Cookie | undefined;
}

type Request = Pick<FastifyRequest, 'cookies' | 'protocol'>;

/** What visitors get who are in no trial and have no preview, by answer and language. */
const usual = new WeakMap<Discovery, Map<Locale, ChosenRelease>>();

function usualRelease(answer: Discovery, locale: Locale): ChosenRelease {
  const byLocale = usual.get(answer) ?? new Map<Locale, ChosenRelease>();
  usual.set(answer, byLocale);
  const chosen = byLocale.get(locale) ?? chooseRelease(answer, { locale });
  byLocale.set(locale, chosen);
  return chosen;
}

/**
 * Returns the versions of the document that this request gets or has got. It depends on the
 * registry's answer, the language, a preview, and during a trial on the visitor's cookie.
 */
export async function documentRelease(
  { cookies, protocol }: Request,
  { registry, previews }: ReleaseSources,
  locale: Locale,
): Promise<DocumentRelease> {
  const answer = await registry.latest();
  const isTrial = hasCanary(answer);
  const visitor = isTrial ? readVisitor(cookies, protocol === 'https') : undefined;
  const session = readPreviewSession(cookies);
  const preview = session === undefined ? undefined : await previews?.read(session);
  const chosen =
    visitor === undefined && preview === undefined
      ? usualRelease(answer, locale)
      : chooseRelease(answer, {
          locale,
          visitor: visitor?.id,
          ...(preview?.live && { instead: { [preview.widget]: preview.live } }),
        });
  return { chosen, preview, isTrial, remember: visitor?.remember };
}
