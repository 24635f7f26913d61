import type { ConformCheck } from '../check.ts';
import { HOST_FAULTS } from '../page/hostFaults.ts';

/** R10.05: the widget does not crash, whichever part of its host fails. */
export const hostFailures: ConformCheck = {
  title: 'it survives every failure of its host',
  async run({ manifest, open }) {
    const problems: string[] = [];
    for (const fault of Object.keys(HOST_FAULTS)) {
      for (const slot of manifest.slots) {
        const failed = (await open.page.evaluate(
          `globalThis.conform.mountUnder(${JSON.stringify(fault)}, ${JSON.stringify(slot)}, 'result')`,
        )) as string[];
        await open.page.evaluate('globalThis.conform.clear()');
        problems.push(
          ...[...failed, ...open.complaints()].map((said) => `${fault}, slot ${slot}: ${said}`),
        );
      }
    }
    return {
      problems,
      figures: `${Object.keys(HOST_FAULTS).length} faults in ${manifest.slots.length} slots`,
    };
  },
};
