import { config } from 'zod/mini';

// By default zod compiles schemas with `eval`, which the content security policy forbids. All
// copies of zod in a document share this setting, so it holds for the widgets too.
config({ jitless: true });
