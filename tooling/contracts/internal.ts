import * as z from 'zod/mini';

// What the kit of the same version takes from the packed contracts, in place of a copy. Nobody else may.
export * from 'shared-contracts/events';
export * from 'shared-contracts/recording';
export * from 'shared-contracts/release';
export * from 'shared-contracts/widget';

// what does not fit is said in words, as where the whole library reads it
z.config(z.locales.en());
