/** Packages whose sources go into the shell's build and into no widget's, by their folders. */
export const SHELL_PARTS: readonly string[] = ['host-kit', 'staff-pages', 'developer-overlay'];
