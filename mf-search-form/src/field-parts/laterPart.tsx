import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';

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
 * Makes a part that is fetched where it is first shown. One that has been fetched before is shown at once,
 * on the server too, and stands in no boundary of its own: React hydrates a boundary after the effects of
 * what is around it, whose changes would throw the server's HTML away.
 */
export function laterPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let known: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const load = () =>
    (loading ??= fetchPart().then(
      (part) => (known = part),
      (error: unknown) => {
        // the next attempt fetches again
        loading = undefined;
        throw error;
      },
    ));
  const Loaded = (props: Props) => {
    const Content = use(load());
    return <Content {...props} />;
  };
  return {
    load,
    Part: (props) => {
      // chosen once, since another component type would mount the part again
      const [Content] = useState(() => known);
      return Content ? (
        <Content {...props} />
      ) : (
        <Suspense fallback={props.waiting}>
          <Loaded {...props} />
        </Suspense>
      );
    },
  };
}
