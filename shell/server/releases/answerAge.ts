import { Gauge, type Registry } from 'prom-client';
import type { RegistryAnswer } from './registryAnswer.ts';

/** Registers how old the registry's answer is that documents follow, and how many widgets have a version in it. */
export function registerAnswerAge(
  registry: Registry,
  answer: Pick<RegistryAnswer, 'ageSeconds' | 'widgetCount'>,
): void {
  new Gauge({
    name: 'shell_registry_answer_seconds',
    help: 'Seconds since the registry last answered; since the start if it has not yet',
    registers: [registry],
    aggregator: 'max',
    collect() {
      this.set(answer.ageSeconds());
    },
  });
  new Gauge({
    name: 'shell_live_widgets',
    help: 'Widgets with a version that this server may use',
    registers: [registry],
    aggregator: 'min',
    collect() {
      this.set(answer.widgetCount());
    },
  });
}
