import type { WidgetManifest } from 'shared-contracts/widget';
import type { OpenConformPage } from './conformPage.ts';

interface ConformSubject {
  readonly name: string;
  /** The package's folder, and that of its finished build. */
  readonly folder: string;
  readonly built: string;
  readonly manifest: WidgetManifest;
  readonly open: OpenConformPage;
}

/** One thing that every widget owes the page around it. `problems` is empty where it is kept. */
export interface ConformCheck {
  readonly title: string;
  run(
    subject: ConformSubject,
  ): Promise<{ readonly problems: readonly string[]; readonly figures?: string }>;
}
