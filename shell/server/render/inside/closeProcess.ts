import dgram from 'node:dgram';
import dns from 'node:dns';
import { Module } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw new Error('A renderer has no access to this');
}

/** What no renderer does, and what the permission model of Node 24 does not know (ADR 035). */
function closeNetwork(): void {
  for (const method of ['connect', 'listen', 'bind', 'send', '_listen2', 'open'])
    for (const { prototype } of [net.Socket, net.Server, dgram.Socket])
      if (method in prototype) Reflect.set(prototype, method, refuse);
  for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    for (const name of Object.getOwnPropertyNames(owner))
      if (/^(lookup|resolve|reverse)/.test(name)) Reflect.set(owner, name, refuse);
}

/**
 * Takes the process's own tools away once it runs, for code that has left its realm: modules, the
 * network, signals to other processes, and reports. Node itself has kept what it needs.
 */
export function closeProcess(): void {
  closeNetwork();
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'navigator'])
    Reflect.deleteProperty(globalThis, name);
  for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'kill', '_kill'])
    Reflect.set(process, name, refuse);
  for (const name of [
    '_debugProcess',
    'abort',
    'chdir',
    'setuid',
    'setgid',
    'execve',
    'loadEnvFile',
  ])
    Reflect.set(process, name, refuse);
  for (const name of ['report', 'mainModule'])
    Reflect.defineProperty(process, name, { value: undefined });
  for (const name of ['_load', '_resolveFilename']) Reflect.set(Module, name, refuse);
  Reflect.set(Module.prototype, 'require', refuse);
  for (const { prototype } of [Object, Function, Array]) Object.freeze(prototype);
}
