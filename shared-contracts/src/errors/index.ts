export * from './requestErrors.ts';
export * from './replyErrors.ts';
export * from './searchMessages.ts';
