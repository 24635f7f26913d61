import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';

const LONGEST_GOODBYE = 8_000;

const start = async () => {
  const environment = readEnvironment();
  const app = await createApp(environment);
  const stop = () => {
    setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: environment.REGISTRY_PORT, host: environment.REGISTRY_HOST });
};

start().catch((error: Error) => {
  process.stderr.write(`registry: ${error.message}\n`);
  process.exit(1);
});
