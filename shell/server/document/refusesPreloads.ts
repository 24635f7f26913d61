/**
 * Returns whether a browser (its User-Agent) refuses preloads of scripts. WebKit does not pass the
 * hash of a preload, so its Integrity-Policy blocks every preloaded script and logs an error. Every
 * browser of iOS is WebKit; Chromium names itself Chrome.
 */
export function refusesPreloads(agent = ''): boolean {
  return agent.includes('AppleWebKit/') && !agent.includes('Chrome/');
}
