import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

/** Bytes of the largest picture that a reader should wait for. */
const LARGEST_PICTURE = 150_000;
const PAGES = globSync(
  ['*.md', '*/README.md', 'docs/**/*.md', '.github/*.md', 'deploy/**/README.md'],
  { cwd: repositoryRoot, exclude: ['node_modules/**'] },
);

/** The files beside a page that its links and pictures lead to. */
function linkedFrom(page: string): string[] {
  const text = read(page).replaceAll(/```.*?```/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:|^\//.test(target))
    .map((target) => join(dirname(page), target));
}

describe('what a stranger reads first', () => {
  it.each(PAGES)('%s has no link that leads nowhere', (page) => {
    const lost = linkedFrom(page).filter((path) => !existsSync(join(repositoryRoot, path)));
    expect(lost).toEqual([]);
  });

  it('is a README with a small picture, and a paragraph for each kind of reader', () => {
    const readme = read('README.md');
    const pictures = linkedFrom('README.md').filter((path) => /\.(webp|png)$/.test(path));
    expect(pictures).toHaveLength(1);
    for (const path of pictures)
      expect(statSync(join(repositoryRoot, path)).size).toBeLessThanOrEqual(LARGEST_PICTURE);
    for (const reader of ['A visitor', 'A team', 'Staff', 'An operator'])
      expect(readme).toContain(`\n**${reader}** `);
  });

  it('is an index that leads to every page of docs/', () => {
    const indexed = linkedFrom('docs/README.md');
    const pages = globSync('docs/*.md', { cwd: repositoryRoot });
    expect(pages.filter((page) => page !== 'docs/README.md' && !indexed.includes(page))).toEqual(
      [],
    );
  });

  it('says in the licence and in the package who may use it', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({
      license: 'UNLICENSED',
      private: true,
    });
    expect(read('LICENSE')).toContain('All rights reserved.');
  });
});

describe('the development container', () => {
  const { image, onCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json')) as {
    image: string;
    onCreateCommand: string;
  };

  it('installs what CI installs for all tests', () => {
    const ofCi = [...read('.ci/run').matchAll(/(?:missing|programs)\+=\(([\w-]+)/g)].map(
      ([, name]) => name,
    );
    const [, installed = ''] = onCreateCommand.split('--no-install-recommends ');
    expect(installed.split(' ').toSorted()).toEqual(ofCi.toSorted());
  });

  it('has the Node that the product brings along', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as {
      devDependencies: Record<string, string>;
    };
    expect(image).toContain(`:${devDependencies['node']?.split('.')[0]}-`);
  });
});
