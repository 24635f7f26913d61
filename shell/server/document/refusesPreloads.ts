/**
 * WebKit gives a preload no hash, so that under Integrity-Policy it refuses every script that is named ahead, and says
 * so as an error. Every browser of iOS is WebKit; every Chromium names itself, too.
 */
export function refusesPreloads(agent = ''): boolean {
  return agent.includes('AppleWebKit/') && !agent.includes('Chrome/');
}
