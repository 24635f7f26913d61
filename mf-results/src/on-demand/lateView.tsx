import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** The module of a chunk: its component, and what else it exports. */
export type LateModule<Props, Rest> = Rest & { readonly View: ComponentType<Props> };

/** A view whose chunk loads late. */
export interface LateView<Props, Rest> {
  /**
   * Loads the chunk once. The server waits for it before it renders, the browser before it
   * hydrates.
   */
  load(): Promise<LateModule<Props, Rest>>;
  /**
   * Shows `waiting` until the chunk has arrived; the server's HTML stays on the screen meanwhile.
   */
  readonly Late: ComponentType<Props & { readonly waiting: ReactNode }>;
}

/** Returns a component in a chunk of its own, which is loaded when it is first shown. */
export function lateView<Props extends object, Rest>(
  load: () => Promise<LateModule<Props, Rest>>,
): LateView<Props, Rest> {
  let known: LateModule<Props, Rest> | undefined;
  const loadOnce = async () => (known ??= await load());
  // the type of a lazy component with generic props is conditional, so TypeScript cannot see that
  // it takes them
  const toWaiting = () =>
    lazy(async () => ({
      default: (await loadOnce()).View,
    })) as unknown as ComponentType<Props>;
  const Late = (props: Props & { readonly waiting: ReactNode }) => {
    // chosen once, since another component type would mount the view again; anew for each mount, since
    // a lazy component whose chunk was lost has failed for good
    const [View] = useState<ComponentType<Props>>(() => known?.View ?? toWaiting());
    return (
      <Suspense fallback={props.waiting}>
        <View {...props} />
      </Suspense>
    );
  };
  return { load: loadOnce, Late };
}
