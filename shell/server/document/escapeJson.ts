/** Escapes JSON for a script element, so that no `<` can end the element. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
