import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** A chunk of its own: a component, and what goes with it. */
export type LateModule<Props, Rest> = Rest & { readonly View: ComponentType<Props> };

export interface LateView<Props, Rest> {
  /** Loads the chunk; the server waits for it before it renders. */
  load(): Promise<LateModule<Props, Rest>>;
  /** Shows `waiting` until the chunk is there. HTML of the server stays on the screen meanwhile. */
  readonly Late: ComponentType<Props & { readonly waiting: ReactNode }>;
}

/** A component that only those load who look at it. */
export function lateView<Props extends object, Rest>(
  load: () => Promise<LateModule<Props, Rest>>,
): LateView<Props, Rest> {
  let known: LateModule<Props, Rest> | undefined;
  const loadOnce = async () => (known ??= await load());
  // the type of a lazy component with generic props is conditional, so TypeScript cannot see that it takes them
  const Waiting = lazy(async () => ({
    default: (await loadOnce()).View,
  })) as unknown as ComponentType<Props>;
  const Late = (props: Props & { readonly waiting: ReactNode }) => {
    // chosen once: another type of component would begin anew
    const [View] = useState<ComponentType<Props>>(() => known?.View ?? Waiting);
    return (
      <Suspense fallback={props.waiting}>
        <View {...props} />
      </Suspense>
    );
  };
  return { load: loadOnce, Late };
}
