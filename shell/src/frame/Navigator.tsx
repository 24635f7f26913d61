import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { NavigateOptions } from 'shared-contracts/widget';
import { ROUTES } from '../pages/routes.ts';

const PATHS = new Set(ROUTES.flatMap((route) => route.paths));

/** Receives `host.navigate`: paths of our own pages change without a document load, any other address is loaded. */
export const Navigator = ({ connect }: { readonly connect: (navigate: (href: string, options?: NavigateOptions) => void) => void }) => {
  const navigate = useNavigate();
  useEffect(() => {
    connect((href, { replace = false, keepPosition = false } = {}) => {
      const url = new URL(href, location.href);
      if (!['http:', 'https:'].includes(url.protocol)) throw new TypeError(`${url.protocol} leads to no page`);
      if (url.origin !== location.origin || !PATHS.has(url.pathname)) { location.assign(url.href); return; }
      void navigate(url.pathname + url.search + url.hash, { replace, state: { keepPosition } });
    });
  }, [connect, navigate]);
  return null;
};
