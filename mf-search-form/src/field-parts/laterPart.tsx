import { Suspense, use, type ComponentType, type ReactNode } from 'react';

/** A part of the widget that is in a chunk of its own. */
export interface LaterPart<Props> {
  /**
   * Fetches the part. The server awaits it before it renders. Rejects when the chunk does not load.
   */
  load(): Promise<unknown>;
  /** Shows the part. `waiting` stands in its place until the chunk has come. */
  readonly Part: ComponentType<Props & { readonly waiting?: ReactNode }>;
}

/**
 * Makes a part that is fetched where it is first shown. When the server has rendered it already,
 * the server's HTML stays until the chunk has come.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () => {
    if (loading !== undefined) return loading;
    const asked: Promise<ComponentType<Props>> = fetchPart().then(
      (part) => {
        // with these fields React renders the part at once, on the server too
        Object.assign(asked, { status: 'fulfilled', value: part });
        return part;
      },
      (error: unknown) => {
        // the next attempt fetches again
        loading = undefined;
        throw error;
      },
    );
    loading = asked;
    return asked;
  };
  const Loaded = (props: Props) => {
    const Content = use(load());
    return <Content {...props} />;
  };
  return {
    load,
    Part: (props) => (
      <Suspense fallback={props.waiting}>
        <Loaded {...props} />
      </Suspense>
    ),
  };
}
