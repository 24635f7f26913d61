/** The logo: a flag on a pin, on a dark green disc. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="13" fill="#11503A" />
      <path d="M10 5v16" stroke="#F3EEE2" strokeWidth="1.8" />
      <path d="M10.8 5.4 19 9l-8.2 3.6z" fill="#E5532F" />
      <path d="M5 20.5c4-2.4 12-2.4 16 0" stroke="#F3EEE2" strokeWidth="1.6" fill="none" />
    </svg>
  );
}
