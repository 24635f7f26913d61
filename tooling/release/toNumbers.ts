/** Reads a number of a command line, with the words for it in the error. */
function toNumber(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    throw new Error(`"${text}" is no number: write 10, or 25,50,100 for several.`);
  return number;
}

/** Reads `25,50,100`; no number without a text. Throws what is no number. */
export function toNumbers(text: string | undefined): number[] {
  return text?.split(',').map(toNumber) ?? [];
}
