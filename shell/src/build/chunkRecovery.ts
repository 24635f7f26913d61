import type { ReleasedWidget, ReleaseSet } from 'host-kit/release/releaseSet';
import { isChunkFailure } from '../release/isChunkFailure.ts';
import type { BuildWatch } from './buildWatch.ts';
import { isLive } from './isOutdated.ts';
import type { ReloadGuard } from './reloadGuard.ts';

export interface ChunkRecoveryOptions {
  readonly state: { readonly build: string; readonly release: ReleaseSet };
  readonly watch: Pick<BuildWatch, 'ask' | 'latest'>;
  readonly guard: ReloadGuard;
  readonly isBeingFilled: () => boolean;
  readonly reload: () => void;
  /** A part is lost and somebody is filling a form: they choose when to reload. */
  readonly onWaiting: () => void;
}

export interface ChunkRecovery {
  /** Whether the page is about to be reloaded, so that nothing more is to be shown or reported. */
  recover(error: unknown, widget?: Pick<ReleasedWidget, 'name' | 'version'>): Promise<boolean>;
}

/** The shell's build and the versions beside it: what a reload may change. */
function buildKey({ build, release }: ChunkRecoveryOptions['state']): string {
  return [
    build,
    ...Object.values(release.widgets)
      .map(({ name, version }) => `${name}@${version}`)
      .sort(),
  ].join(' ');
}

/** R2.12, R8.07: a part that cannot be loaded reloads the page once; then the message of its place stands. Faults 11 to 13. */
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
