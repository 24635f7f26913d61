import * as z from 'zod/mini';
import { DEVICES } from '../widget/widget.ts';
import { VITALS } from './vitals.ts';

/** The most causes of one version in one report; visits with further ones count without their cause. */
export const MOST_CAUSES = 20;

/** A tag, and at most its role, its name or the name of one of its data attributes; the tag around it first. */
const ELEMENT = /^(?:TAG )?TAG$/.source.replaceAll(
  'TAG',
  String.raw`[a-z][a-z\d-]{0,29}(?:\[(?:(?:role|name)=[A-Za-z-]{1,30}|data-[a-z-]{1,30})\])?`,
);

/**
 * What a visit of a version was slow by: the element in the version's slot that was the largest paint, or
 * that the slowest interaction was with. It is told as a kind of element, never by what is in it.
 */
export const causeParts = z.object({
  /** `img`, `figure[data-lead] img`, `button[name=search]`. */
  element: z.string().check(z.regex(new RegExp(ELEMENT))),
  /** The type of the event, `click`; empty for a paint. */
  event: z._default(z.string().check(z.regex(/^[a-z]{0,20}$/)), ''),
  /**
   * The script that worked for longest during the interaction: `later.js` of the version itself,
   * `mf-results@1.3.0/later.js` of another one, `assets/client.js` of the frame. Empty where the browser
   * does not say, and for a paint.
   */
  script: z._default(
    z
      .string()
      .check(
        z.maxLength(120),
        z.regex(/^(?:(?:(?:mf-[a-z\d-]+@[\dA-Za-z.+-]+|assets)\/)?[\w-][\w./-]*\.js)?$/),
      ),
    '',
  ),
});

/** So many visits of one class of devices had this cause. */
export const vitalCause = z.extend(causeParts, {
  device: z.enum(DEVICES),
  vital: z.enum(VITALS),
  visits: z.int().check(z.minimum(1)),
  /** How many of the visits were poor: a paint above 4 s, an interaction above 0.5 s. */
  poor: z.int().check(z.minimum(0)),
});
export type VitalCause = z.infer<typeof vitalCause>;
