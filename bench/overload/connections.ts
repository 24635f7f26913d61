import { RawConnection } from './RawConnection.ts';
import type { RawReply } from './readReply.ts';

/** Kept connections to one server. */
export interface Connections {
  /**
   * Sends a request over a free connection, or over a new one. Returns undefined, and sends nothing,
   * when all are in use.
   */
  ask(request: Buffer): Promise<RawReply> | undefined;
  end(): void;
}

/** Milliseconds after which an answer counts as lost. */
const LONGEST = 20_000;

/** Returns connections to a port of this machine, `most` of them at the same time. */
export function openConnections(port: number, most: number): Connections {
  const all = new Set<RawConnection>();
  const free: RawConnection[] = [];
  const take = (): RawConnection | undefined => {
    for (let kept = free.pop(); kept; kept = free.pop()) {
      if (kept.isOpen) return kept;
      all.delete(kept);
    }
    if (all.size >= most) return undefined;
    const opened = new RawConnection(port);
    all.add(opened);
    return opened;
  };
  const ask = async (connection: RawConnection, request: Buffer): Promise<RawReply> => {
    try {
      return await connection.ask(request, LONGEST);
    } finally {
      if (connection.isOpen) free.push(connection);
      else all.delete(connection);
    }
  };
  return {
    ask(request) {
      const connection = take();
      return connection && ask(connection, request);
    },
    end() {
      for (const connection of all) connection.end();
    },
  };
}
