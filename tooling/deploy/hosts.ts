import { SERVERS } from '../package/servers.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { settingsFiles } from './readDeploy.ts';

function hostOf(server: ServerName, setting: string): string {
  return new URL(settingsFiles(server)[setting] ?? '').host;
}

/** Every host that the settings name, with the server and the port that answer to it. */
export function hostsOfSettings() {
  const { shell, gateway } = SERVERS;
  return [
    { host: hostOf('shell', 'SITE_ORIGIN'), server: 'shell', port: shell.ports['SHELL_PORT'] },
    { host: hostOf('gateway', 'STAFF_ORIGIN'), server: 'shell', port: shell.ports['STAFF_PORT'] },
    { host: hostOf('shell', 'FRAME_ORIGIN'), server: 'shell', port: shell.ports['FRAME_PORT'] },
    {
      host: hostOf('gateway', 'GATEWAY_ORIGIN'),
      server: 'gateway',
      port: gateway.ports['GATEWAY_PORT'],
    },
  ];
}
