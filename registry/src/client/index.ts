export * from './publishWidget.ts';
export * from './rollbackWidget.ts';
export * from './fetchDiscovery.ts';
export * from './registryError.ts';
