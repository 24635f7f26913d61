import { createRoot, hydrateRoot as hydrate } from 'react-dom/client';

/**
 * Hydrates the frame of the server, as React's function of the same name; renders it afresh where the
 * document has an empty root (`bench/browser-rendered`).
 */
export function hydrateRoot(
  element: Element,
  tree: Parameters<typeof hydrate>[1],
  options: Parameters<typeof hydrate>[2],
): void {
  if (element.hasChildNodes()) hydrate(element, tree, options);
  else createRoot(element, options).render(tree);
}
