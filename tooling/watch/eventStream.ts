import type { ServerResponse } from 'node:http';

/** Tells open pages, as they ask for it by `EventSource`. */
export interface EventStream {
  /** Tells all that listen, and those that come later the last of it. */
  tell(data: string): void;
  /** Answers one that listens. */
  answer(response: ServerResponse): void;
}

/** Returns a stream to which nobody listens yet. */
export function eventStream(): EventStream {
  const listening = new Set<ServerResponse>();
  let last: string | undefined;
  const send = (response: ServerResponse) => response.write(`data: ${last}\n\n`);
  return {
    tell(data) {
      last = data;
      listening.forEach(send);
    },
    answer(response) {
      listening.add(response);
      response.on('close', () => listening.delete(response));
      if (last !== undefined) send(response);
    },
  };
}
