import type { ReleasedWidget, ReleaseSet } from 'host-kit/release/releaseSet';
import { isChunkFailure } from '../release/isChunkFailure.ts';
import type { BuildWatch } from './buildWatch.ts';
import { isLive } from './isOutdated.ts';
import type { ReloadGuard } from './reloadGuard.ts';

export interface ChunkRecoveryOptions {
  readonly state: { readonly build: string; readonly release: ReleaseSet };
  readonly watch: Pick<BuildWatch, 'ask' | 'latest'>;
  readonly guard: ReloadGuard;
  /** Returns whether the visitor is filling a form. */
  readonly isBeingFilled: () => boolean;
  readonly reload: () => void;
  /**
   * Called if a part is lost while the visitor fills a form, so that they choose when to reload.
   */
  readonly onWaiting: () => void;
}

export interface ChunkRecovery {
  /**
   * Resolves to true if the page is about to be reloaded because of this error; nothing needs to be
   * shown or reported then.
   */
  recover(error: unknown, widget?: Pick<ReleasedWidget, 'name' | 'version'>): Promise<boolean>;
}

/** Names the shell's build and the widgets' versions, which a reload may change. */
function buildKey({ build, release }: ChunkRecoveryOptions['state']): string {
  return [
    build,
    ...Object.values(release.widgets)
      .map(({ name, version }) => `${name}@${version}`)
      .sort(),
  ].join(' ');
}

/**
 * R2.12, R8.07: reloads the page once if a part of it cannot be loaded (faults 11 to 13). If the
 * part is lost again after the reload, its slot shows its fallback.
 */
export function chunkRecovery({
  state,
  watch,
  guard,
  isBeingFilled,
  reload,
  onWaiting,
}: ChunkRecoveryOptions): ChunkRecovery {
  let reloading = false;
  const isGone = async (widget: Pick<ReleasedWidget, 'name' | 'version'>): Promise<boolean> => {
    await watch.ask();
    const latest = watch.latest();
    return latest !== undefined && !isLive(widget, latest);
  };
  return {
    async recover(error, widget) {
      const isLost = isChunkFailure(error) || (widget !== undefined && (await isGone(widget)));
      if (!isLost || reloading) return isLost && reloading;
      if (isBeingFilled()) {
        onWaiting();
        return false;
      }
      if (!guard(buildKey(state))) return false;
      reloading = true;
      reload();
      return true;
    },
  };
}
