import type { Answer } from 'shared-contracts/platform-testing';
import type { WidgetProps } from 'shared-contracts/widget';

/**
 * A form in one state: its address, what the browser remembers, what the gateway answers, and what
 * the visitor presses.
 */
export interface Story extends Partial<WidgetProps> {
  readonly name: string;
  readonly device?: 'PC' | 'MB';
  readonly session?: Readonly<Record<string, string>>;
  readonly local?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Accessible names of the buttons, tabs and disclosures pressed, in order. */
  readonly press?: readonly string[];
  /** What the visitor types as the course name. */
  readonly type?: string;
  /** Whether a call fails, which the form reports. */
  readonly fails?: boolean;
}
