const decoder = new TextDecoder('shift_jis', { fatal: true });

function decoded(bytes: readonly number[]): string | undefined {
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** The bytes of each character of Shift_JIS; Node has no encoder of its own. */
const BYTES = new Map<string, readonly number[]>();
for (let first = 0xff; first >= 0; first -= 1) {
  const single = decoded([first]);
  if (single?.length === 1) BYTES.set(single, [first]);
  for (let second = 0xfc; second >= 0x40; second -= 1) {
    const pair = single === undefined ? decoded([first, second]) : undefined;
    if (pair?.length === 1) BYTES.set(pair, [first, second]);
  }
}

/** Every character that Shift_JIS has beside ASCII, without those that only one system knows. */
export const SHIFT_JIS_LETTERS: readonly string[] = [...BYTES.keys()].filter((letter) =>
  /[^\p{ASCII}\p{Co}\p{Cc}]/u.test(letter),
);

/** Writes a text in Shift_JIS, as a Windows program does. Throws for other characters. */
export function toShiftJis(text: string): Buffer {
  return Buffer.from(
    [...text].flatMap((letter) => {
      const bytes = BYTES.get(letter);
      if (bytes === undefined) throw new Error(`Shift_JIS has no ${letter}`);
      return bytes;
    }),
  );
}
