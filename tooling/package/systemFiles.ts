import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import type { ArchiveFile } from './archive.ts';

/** What a renderer's limits need of the system beside libraries (ADR 035): a shell, and `nice`. */
const PROGRAMS = ['/bin/sh', '/bin/nice'] as const;

/** The packages of Debian that have these files and libraries; each says its terms in one file. */
const PACKAGES = ['libc6', 'libstdc++6', 'libgcc-s1', 'dash', 'coreutils'] as const;

/** Who runs in an image: nobody's number on the machine around it. */
export const USER = 10_001;

/** Files that the C library reads to know users and to find other machines. */
const ETC = {
  'etc/passwd': `root:x:0:0::/:/nonexistent\nasashiba:x:${USER}:${USER}::/:/nonexistent\n`,
  'etc/group': `root:x:0:\nasashiba:x:${USER}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
} as const;

/** Returns the libraries of a program, and the loader, by the paths at which it looks for them. */
function librariesOf(program: string): string[] {
  const said = execFileSync('ldd', [program], { encoding: 'utf8' });
  return [...said.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path = '']) => path);
}

/**
 * Returns what a scanner reads of a system to know its packages: its name, and the record of each (as in
 * Google's images without a distribution). A system without Debian's records has none.
 */
function recordsOfPackages(): ArchiveFile[] {
  const names = PACKAGES.filter((name) => existsSync(termsOf(name)));
  return [
    ...names.map((name) => ({
      path: `var/lib/dpkg/status.d/${name}`,
      content: execFileSync('dpkg-query', ['--status', name]),
    })),
    ...(names.length > 0 ? [copyOf('/etc/os-release', false)] : []),
  ];
}

/** Where Debian has the terms of a package. */
function termsOf(name: string): string {
  return `/usr/share/doc/${name}/copyright`;
}

function copyOf(path: string, isProgram: boolean): ArchiveFile {
  return { path: path.slice(1), content: readFileSync(realpathSync(path)), isProgram };
}

/**
 * Returns what Node, a shell and `nice` need of a Linux system without anything else: libraries, the
 * loader, and files of `/etc`, with the terms and records of the libraries. They are those of the machine
 * that packages (ADR 050).
 */
export function systemFiles(node: string): ArchiveFile[] {
  const libraries = new Set([node, ...PROGRAMS].flatMap(librariesOf));
  const terms = PACKAGES.map(termsOf).filter(existsSync);
  return [
    ...[...libraries, ...PROGRAMS].map((path) => copyOf(path, true)),
    ...terms.map((path) => copyOf(path, false)),
    ...recordsOfPackages(),
    ...Object.entries(ETC).map(([path, text]) => ({ path, content: Buffer.from(text) })),
  ];
}
