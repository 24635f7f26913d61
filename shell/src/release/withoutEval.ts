import { config } from 'zod/mini';

/** zod compiles schemas with `eval` unless told not to; the content security policy forbids it. Its settings are the document's, so this holds for every widget's copy. */
config({ jitless: true });
