/** Reads `25,50,100`; no number without a text. */
export function toNumbers(text: string | undefined): number[] {
  return text?.split(',').map(Number) ?? [];
}
