import type { createBus } from 'shared-contracts/bus';

/** A connection to the bus without the types of the catalogue, as a widget of an older contract has it. */
interface UncheckedConnection {
  publish(event: string, payload: unknown): void;
}

/** Publishes an event or a payload that the catalogue does not know. The bus checks it as it checks every other one. */
export function publishUnchecked(
  bus: ReturnType<typeof createBus>,
  sender: string,
  event: string,
  payload: unknown,
): void {
  const connection: UncheckedConnection = bus.connect(sender);
  connection.publish(event, payload);
}
