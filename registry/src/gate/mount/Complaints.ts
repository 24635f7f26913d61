import type { WidgetManifest } from 'shared-contracts/widget';
import { toReason } from '../bundle/toReason.ts';

/** The most complaints about one version. */
const MOST = 8;

/** The complaints about one version: each once, with the place in which it was seen first. */
export class Complaints {
  private readonly said = new Map<string, string>();
  /** With what the version is mounted. */
  how = 'with a gateway that refuses every call';
  /** The step in which the version is. */
  where = '';

  readonly add = (what: string): void => {
    const reason = toReason({ message: what }, '');
    if (this.said.size < MOST && !this.said.has(reason))
      this.said.set(reason, `${this.how}: ${reason}${this.where}`);
  };

  toSentences({ name, version }: WidgetManifest): string[] {
    return [...this.said.values()].map(
      (said) => `${name} ${version} was mounted in a browser, ${said}.`,
    );
  }
}
