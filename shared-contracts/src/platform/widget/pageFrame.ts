/** How much an alert weighs: an error interrupts, the others are told when there is time. */
export type AlertSeverity = 'error' | 'warning' | 'info' | 'success';

/** R3.28: what the banner under the header says. */
export interface AlertContent {
  /** HTTP status of the answer that it is about, or one of the error family's. */
  readonly status?: number | string;
  readonly title?: string;
  readonly messages: readonly string[];
  /** `error` unless given. */
  readonly severity?: AlertSeverity;
  /** Something is still under way. */
  readonly loading?: boolean;
  /** A way on: an address of this site or another, and its words. */
  readonly footer?: { readonly url: string; readonly text: string };
}

/** R3.27: the veil over the page behind something that a widget shows. */
export interface OverlayOptions {
  /** Told when the veil is clicked. */
  readonly onClick?: () => void;
}

/** R3.27: what a widget may ask of the frame around it. What it asked for ends with it. */
export interface PageFrame {
  /** R4.32: shows the alert in place of the one before. */
  showAlert(alert: AlertContent): void;
  /** Hides it and clears its fields. */
  hideAlert(): void;
  /** Answers with its end (R4.33). */
  showOverlay(options?: OverlayOptions): () => void;
  /** The page behind does not scroll while any lock is held. Answers with its end. */
  lockScroll(): () => void;
  /** Header and footer; what is not named stays as it is. */
  setBars(bars: { readonly header?: boolean; readonly footer?: boolean }): void;
  /** R4.34: runs once the essential parts of the page are alive; at once where they are. */
  loadLater(load: () => void): void;
}
