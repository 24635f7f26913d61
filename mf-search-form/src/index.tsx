import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { showStory } from './showStory.ts';
import { STORIES } from './stories/stories.ts';
import type { Story } from './stories/story.ts';

/**
 * Shows the forms alone, without a shell: `?story=top date` shows a story, `?page=result&area[]=12`
 * any page and search.
 */
const address = new URLSearchParams(location.search);
const wanted = address.get('story');
const page = address.get('page');
address.delete('page');

function askedStory(): Story | undefined {
  if (wanted !== null) return STORIES.find(({ name }) => name === wanted);
  if (page === null) return undefined;
  return { name: page, page: page as Story['page'], query: address.toString() };
}

const main = document.createElement('main');
main.style.cssText = 'max-inline-size:1248px;margin:24px auto;padding-inline:16px';
document.body.append(main);

function paint() {
  return new Promise<void>((done) => {
    setTimeout(done, 150);
  });
}
const story = askedStory();
if (story) void showStory(story, main, paint);
else {
  for (const { name } of STORIES) {
    const link = document.createElement('a');
    link.href = `?story=${encodeURIComponent(name)}`;
    link.textContent = name;
    link.style.cssText = 'display:block;line-height:2';
    main.append(link);
  }
}
