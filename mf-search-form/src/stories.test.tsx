import { act } from '@testing-library/react';
import { withNativeDialog } from 'shared-ui/testing';
import { showStory } from './showStory.ts';
import { STORIES } from './stories/stories.ts';

beforeAll(withNativeDialog);
afterEach(() => {
  document.body.replaceChildren();
});

it.each(STORIES.map((story) => [story.name, story] as const))(
  'the story %s shows its form and reports no unexpected error',
  async (_, story) => {
    const element = document.createElement('div');
    document.body.append(element);
    const { host, mounted } = await act(() =>
      showStory(story, element, async () => {
        await Promise.resolve();
      }),
    );
    expect(element.querySelector('form')).toBeInTheDocument();
    expect(host.errors).toHaveLength(story.fails ? 1 : 0);
    act(() => mounted.unmount());
  },
);
