/** The severity of an alert: a screen reader interrupts for an error and waits for the others. */
export type AlertSeverity = 'error' | 'warning' | 'info' | 'success';

/** R3.28: the content of the banner under the header. */
export interface AlertContent {
  /** The HTTP status of the reply, or the status of an `ApiError`. */
  readonly status?: number | string;
  readonly title?: string;
  readonly messages: readonly string[];
  /** Default: `error`. */
  readonly severity?: AlertSeverity;
  /** A call is still running. */
  readonly loading?: boolean;
  /** A link: an address of this site or another, and its text. */
  readonly footer?: { readonly url: string; readonly text: string };
}

/** R3.27: options of the overlay, which covers the page behind something that a widget shows. */
export interface OverlayOptions {
  /** Runs when the overlay is clicked. */
  readonly onClick?: () => void;
}

/**
 * R3.27: what a widget may ask of the frame around it. Everything ends when the widget is
 * unmounted.
 */
export interface PageFrame {
  /** R4.32: shows the alert in place of the previous one. */
  showAlert(alert: AlertContent): void;
  /** Hides the alert and clears its fields. */
  hideAlert(): void;
  /** Shows the overlay. Returns a function that hides it (R4.33). */
  showOverlay(options?: OverlayOptions): () => void;
  /**
   * Keeps the page from scrolling while any lock is held. Returns a function that releases the
   * lock.
   */
  lockScroll(): () => void;
}
