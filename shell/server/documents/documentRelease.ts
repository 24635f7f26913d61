import type { FastifyRequest } from 'fastify';
import type { Cookie } from 'server-kit/http/cookies';
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import type { Locale } from 'shared-contracts/widget';
import type { Preview, Previews } from '../previews/previews.ts';
import { readPreviewSession } from '../previews/previewSession.ts';
import { type ChosenRelease, chooseRelease, stableVersions } from '../releases/chooseRelease.ts';
import type { WidgetRenderers } from '../render/WidgetRenderers.ts';
import type { RegistryAnswer } from '../releases/registryAnswer.ts';
import { countsVisits, hasCanary, readVisitor } from '../releases/visitor.ts';

export interface ReleaseSources {
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  /** Undefined if this server has no token for the registry. */
  readonly previews?: Pick<Previews, 'read'> | undefined;
  readonly renderers: Pick<WidgetRenderers, 'avoided'>;
}

/** The versions of one document, and why. */
export interface DocumentRelease {
  readonly chosen: ChosenRelease;
  /** The preview of this browser. */
  readonly preview: Preview | undefined;
  /** Whether some widget has a canary, so that documents differ between visitors. */
  readonly isTrial: boolean;
  /** Whether visits count for some widget: a trial runs, or a version is watched. Then a document asks for a ticket. */
  readonly countsVisits: boolean;
  /** The cookie of a new visitor. It is made only during a trial. */
  readonly remember: Cookie | undefined;
}

type Request = Pick<FastifyRequest, 'cookies' | 'protocol'>;

/**
 * What visitors get who are in no trial and have no preview, by answer, and by language and versions
 * that are avoided.
 */
const usual = new WeakMap<Discovery, Map<string, ChosenRelease>>();

function usualRelease(
  answer: Discovery,
  locale: Locale,
  avoided: ReadonlySet<string>,
): ChosenRelease {
  const byKey = usual.get(answer) ?? new Map<string, ChosenRelease>();
  usual.set(answer, byKey);
  const key = [locale, ...avoided].join(' ');
  const chosen = byKey.get(key) ?? chooseRelease(answer, { locale, avoided });
  byKey.set(key, chosen);
  return chosen;
}

/** Returns the versions that a preview shows, by widget: those that are there. */
function insteadOf({ shown }: Preview): Record<string, LiveVersion> {
  return Object.fromEntries(shown.flatMap(({ widget, live }) => (live ? [[widget, live]] : [])));
}

/**
 * Returns the versions of the document that this request gets or has got. It depends on the
 * registry's answer, the language, a preview, what this server avoids at the moment, and
 * during a trial on the visitor's cookie. No document has a new version before it has painted, where
 * another one can stand in.
 */
export async function documentRelease(
  { cookies, protocol }: Request,
  { registry, previews, renderers }: ReleaseSources,
  locale: Locale,
): Promise<DocumentRelease> {
  const answer = await registry.latest();
  const isTrial = hasCanary(answer);
  const isCounted = Object.values(answer.microFrontends).some(countsVisits);
  const visitor = isTrial ? readVisitor(cookies, protocol === 'https') : undefined;
  const session = readPreviewSession(cookies);
  const preview = session === undefined ? undefined : await previews?.read(session);
  const avoided = renderers.avoided(stableVersions(answer));
  const chosen =
    visitor === undefined && preview === undefined
      ? usualRelease(answer, locale, avoided)
      : chooseRelease(answer, {
          locale,
          avoided,
          visitor: visitor?.id,
          ...(preview && { instead: insteadOf(preview) }),
        });
  return { chosen, preview, isTrial, countsVisits: isCounted, remember: visitor?.remember };
}
