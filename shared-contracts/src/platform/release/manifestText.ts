import type { WidgetManifest } from '../widget/manifest.ts';

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}

/** Writes a manifest with sorted fields: the text that a team signs and a shell verifies. */
export function manifestText(manifest: WidgetManifest): string {
  return JSON.stringify(inOrder(manifest));
}
