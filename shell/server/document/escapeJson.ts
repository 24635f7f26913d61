/** JSON that may stand in a script element: no `<` can end it. */
export function escapeJson(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
