import type { DocumentState } from 'host-kit/document/documentState';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';

/** Why a version stands in the page: a key below `why` in the texts, and the values for that text. */
export interface Why {
  readonly key:
    'stable' | 'stableBesideCanary' | 'canary' | 'preview' | 'lastGood' | 'standIn' | 'unknown';
  readonly values: Readonly<Record<string, string>>;
}

function whyChosen(
  { name, why }: ReleasedWidget,
  { developer, preview }: Pick<DocumentState, 'developer' | 'preview'>,
): Why {
  const { canary, bucket } = developer?.reasons[name] ?? {};
  const trial = {
    canary: canary?.version ?? '',
    traffic: String(canary?.traffic ?? ''),
    bucket: String(bucket ?? ''),
  };
  switch (why) {
    case 'preview':
      return { key: 'preview', values: { until: preview?.until ?? '' } };
    case 'canary':
      return { key: 'canary', values: trial };
    case 'last-good':
      return { key: 'lastGood', values: {} };
    case 'stable':
      return canary && bucket !== undefined
        ? { key: 'stableBesideCanary', values: trial }
        : { key: 'stable', values: {} };
    default:
      return { key: 'unknown', values: { why } };
  }
}

/** R10.04: returns why `widget@version` stands in a slot, or `undefined` if the release set does not know the widget. */
export function whyOf(
  shown: string,
  state: Pick<DocumentState, 'release' | 'developer' | 'preview'>,
): Why | undefined {
  const chosen = state.release.widgets[shown.split('@')[0] ?? ''];
  if (!chosen) return undefined;
  if (shown === `${chosen.name}@${chosen.version}`) return whyChosen(chosen, state);
  return { key: 'standIn', values: { failed: `${chosen.name}@${chosen.version}` } };
}
