import { SingularRequestError } from 'shared-contracts/errors';
import type { Singular } from 'shared-contracts/widget';

/**
 * R4.31: allows one pending request for each id. With `cancel-new`, `enter` throws a
 * SingularRequestError if there is one already; with `cancel-active` it cancels the earlier one.
 */
export function singularGate() {
  const active = new Map<string, AbortController>();
  return {
    enter(path: string, { id, strategy }: Singular): AbortController {
      const earlier = active.get(id);
      if (earlier && strategy === 'cancel-new') throw new SingularRequestError(path, id);
      earlier?.abort(new SingularRequestError(path, id));
      const own = new AbortController();
      active.set(id, own);
      return own;
    },
    leave(id: string, own: AbortController): void {
      if (active.get(id) === own) active.delete(id);
    },
  };
}
