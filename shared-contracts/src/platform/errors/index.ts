export * from './requestErrors.ts';
export * from './replyErrors.ts';
