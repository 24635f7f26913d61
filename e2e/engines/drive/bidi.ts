/** Sends one WebDriver BiDi command; rejects with the browser's message. */
export type Bidi = <Result>(method: string, params?: object) => Promise<Result>;

interface Answer {
  /** Absent in events, which the browser sends unasked. */
  readonly id?: number;
  readonly error?: string;
  readonly message?: string;
  readonly result?: unknown;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Opens a connection to a browser; `lost` rejects when the browser ends. */
export async function openBidi(address: string, lost: Promise<never>): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data)) as Answer;
    if (id === undefined) return;
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  await Promise.race([opened, lost]);
  return <Result>(method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    socket.send(JSON.stringify({ id, method, params }));
    return Promise.race([answer, lost]) as Promise<Result>;
  };
}
