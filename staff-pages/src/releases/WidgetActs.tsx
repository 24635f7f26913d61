import type { VersionStatus } from 'shared-contracts/release';
import type { WidgetReleases } from '../state/widgetReleases.ts';
import {
  AddressForm,
  HoldForms,
  LocalPreviewForm,
  PreviewForm,
  RaiseForm,
  RollbackForm,
  StartForm,
} from './ActForms.tsx';

/** The versions that visitors have not had yet: those that are newer than the stable one. */
function waitingOf(versions: readonly VersionStatus[]): readonly VersionStatus[] {
  const at = versions.findIndex(({ stable }) => stable);
  return versions
    .slice(0, Math.max(0, at))
    .filter(({ live, withdrawn, collected }) => !live && !withdrawn && collected !== true);
}

/** What who looks at a widget may do with it. */
export interface Rights {
  /** `raise`, `rollback`, `hold`, `preview`. */
  readonly acts: readonly string[];
  readonly mayFreeze: boolean;
  /** Whether they may have the addresses of versions shown. */
  readonly addresses: boolean;
  readonly localPreviews: boolean;
}

/** The forms of all acts on a widget that who looks may do. */
export function WidgetActs({
  widget: { name, hold, versions, trial },
  rights: { acts, mayFreeze, addresses, localPreviews },
}: {
  readonly widget: WidgetReleases;
  readonly rights: Rights;
}) {
  const waiting = waitingOf(versions);
  const stable = versions.find((version) => version.stable);
  const may = (act: string) => acts.includes(act);
  return (
    <>
      {may('raise') && trial && <RaiseForm name={name} trial={trial} />}
      {may('raise') && !trial && waiting.length > 0 && <StartForm name={name} waiting={waiting} />}
      {may('rollback') && <RollbackForm name={name} stable={stable?.version} trial={trial} />}
      {may('preview') && <PreviewForm name={name} versions={versions} />}
      {may('preview') && addresses && <AddressForm name={name} versions={versions} />}
      {localPreviews && <LocalPreviewForm name={name} />}
      {may('hold') && <HoldForms name={name} hold={hold} mayFreeze={mayFreeze} />}
    </>
  );
}
