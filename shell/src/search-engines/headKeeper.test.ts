import { headKeeper } from './headKeeper.ts';
import type { PageHead } from './headTag.ts';

function aHead(title: string): PageHead {
  return {
    title,
    tags: [{ name: 'meta', attributes: { name: 'description', content: `about ${title}` } }],
    structured: [],
  };
}
function shown() {
  return [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"]')].map((tag) =>
      tag.getAttribute('content'),
    ),
  ];
}

describe('the head of an open document', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<title>results</title><meta name="description" content="of results">';
  });

  it('[issue 19] is replaced by that of the page in a drawer, and put back afterwards', () => {
    const keeper = headKeeper(document);
    const putBack = keeper.show(aHead('a course'));
    keeper.show(aHead('its plans'));
    expect(shown()).toEqual(['its plans', 'about its plans']);
    putBack();
    expect(shown()).toEqual(['results', 'of results']);
  });

  it('keeps what a widget has put before the title, until the widget takes it away', () => {
    const keeper = headKeeper(document);
    document.title = `Error: ${document.title}`;
    const putBack = keeper.show(aHead('a course'));
    expect(document.title).toBe('Error: a course');
    putBack();
    expect(document.title).toBe('Error: results');
    document.title = document.title.replace('Error: ', '');
    keeper.show(aHead('a course'));
    expect(shown()).toEqual(['a course', 'about a course']);
  });
});
