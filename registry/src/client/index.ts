export type { RegistryAccess } from './callRegistry.ts';
export * from './publishWidget.ts';
export * from './raiseWidget.ts';
export * from './reportVisits.ts';
export * from './rollbackWidget.ts';
export * from './fetchDiscovery.ts';
export * from './registryError.ts';
export * from './teamActs.ts';
export * from './tokens.ts';
