import type { BrowserWidget, MountedWidget, WidgetProps } from 'shared-contracts/widget';
import type { OpenedHost } from '../../host/browserHost.ts';
import { watchSight, type SightRequest, type SightWatch } from '../sight/watchSight.ts';
import { differs, mountIsland, type MountRequest } from './mountIsland.ts';

export interface ShownWidget {
  /** Mounts the widget. Returns the server's data if it hydrated an island, else undefined. */
  mount(module: BrowserWidget, request: Omit<MountRequest, 'host' | 'holder'>): unknown;
  /** Watches from now on whether a person sees the widget. */
  watch(request: Omit<SightRequest, 'holder'>): void;
  /** Looks again, because the widget is about to change. */
  look(): void;
  update(props: WidgetProps): void;
  /** Unmounts the widget, closes its host, and empties the holder if the widget was mounted. */
  leave(): void;
}

/** Returns the place of one version in its slot: its holder, its host, and what stands there. */
export function shownWidget(holder: HTMLElement, { host, close }: OpenedHost): ShownWidget {
  let mounted: MountedWidget | undefined;
  let sight: SightWatch | undefined;
  return {
    mount(module, request) {
      const { widget, data } = mountIsland(module, { ...request, holder, host });
      mounted = widget;
      // An update before hydration ends makes React discard the first paint, so the widget gets one
      // only if the address has changed.
      const latest = request.latest();
      if (data !== undefined && differs(latest, request.props)) mounted.update(latest);
      return data;
    },
    watch: (request) => {
      sight = watchSight({ ...request, holder });
    },
    look: () => sight?.look(),
    update: (props) => mounted?.update(props),
    leave() {
      sight?.close();
      try {
        mounted?.unmount();
      } catch (error) {
        host.telemetry.error(error, { phase: 'unmount' });
      }
      close();
      if (mounted) holder.replaceChildren();
      mounted = undefined;
    },
  };
}
