/** Returns a value that a test relies on. Throws with its name where it is not there. */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
