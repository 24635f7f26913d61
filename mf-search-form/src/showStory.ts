import { fakeHost } from 'shared-contracts/testing';
import type { FakeHost } from 'shared-contracts/platform-testing';
import type { BrowserWidget, MountedWidget } from 'shared-contracts/widget';
import { ANSWERS } from './gateway/testing/answers.ts';
import type { Story } from './stories/story.ts';
import widget from './widget.tsx';

const PRESSED = 'button, summary, [role="tab"], label';

function nameOf(control: Element): string {
  return (
    control.querySelector('[aria-label]')?.getAttribute('aria-label') ?? control.textContent ?? ''
  );
}
function startsWith(element: Element, name: string) {
  return [...element.querySelectorAll<HTMLElement>(PRESSED)].find(
    (control) =>
      nameOf(control).startsWith(name) ||
      (
        document.getElementById(control.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')
          ?.textContent ?? ''
      ).startsWith(name),
  );
}

function type(element: Element, text: string): void {
  const input = element.querySelector<HTMLInputElement>(
    'input[name="search_c_name"], dialog input[type="text"]',
  );
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A story on the page: its fake host, and the mounted form. */
export interface ShownStory {
  readonly host: FakeHost;
  readonly mounted: MountedWidget;
}

/** Puts the form of a story into an element. `paint` waits until the page has answered a step. */
export async function showStory(
  story: Story,
  element: HTMLElement,
  paint: () => Promise<void>,
): Promise<ShownStory> {
  const {
    page = 'top',
    query = '',
    device = 'PC',
    session = {},
    local = {},
    cookies = {},
    answers = {},
    press = [],
  } = story;
  const host = fakeHost({ slot: 'search', device, answers: { ...ANSWERS, ...answers } });
  for (const [key, value] of Object.entries(session)) host.storage.session.set(key, value);
  for (const [key, value] of Object.entries(local)) host.storage.local.set(key, value);
  for (const [name, value] of Object.entries(cookies)) host.storage.cookies.set(name, value);
  // it is mounted with the data that it has loaded itself, so that their type does not matter
  const form: BrowserWidget<never> = widget as BrowserWidget<never>;
  const data = await form.load({ page, query }, host);
  const mounted = form.mount(element, { page, query }, host, data);
  await paint();
  for (const name of press) {
    startsWith(element, name)?.click();
    await paint();
  }
  if (story.type !== undefined) type(element, story.type);
  await paint();
  return { host, mounted };
}
