import { Suspense, use, type ComponentType, type ReactNode } from 'react';

/** A promise as React reads it: what has been fulfilled is rendered at once, on the server too. */
type Loading<Part> = Promise<Part> & { status?: 'fulfilled'; value?: Part };

export interface LaterPart<Props> {
  /** Fetches the part; the server awaits it before it renders. */
  load(): Promise<unknown>;
  readonly Part: ComponentType<Props & { readonly waiting?: ReactNode }>;
}

/**
 * A part of the widget in a chunk of its own, asked for where it is shown. Over the server's HTML the HTML stays until the
 * chunk has come; elsewhere `waiting` is shown.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let loading: Loading<ComponentType<Props>> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (part) => {
        Object.assign(loading!, { status: 'fulfilled', value: part });
        return part;
      },
      (error: unknown) => {
        // the next attempt asks again
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const Loaded = (props: Props) => {
    const Content = use(load() as Promise<ComponentType<Props>>);
    return <Content {...props} />;
  };
  return {
    load,
    Part: ({ waiting, ...props }) => (
      <Suspense fallback={waiting}>
        <Loaded {...(props as unknown as Props)} />
      </Suspense>
    ),
  };
}
