import { expect } from '@playwright/test';
import type { EngineWindow, KeyName } from '../drive/engine.ts';
import { FINDING, listenForPress, toPressed, type Wanted } from './inPage.ts';

/** Milliseconds that a visitor waits at most, and between two looks at the page. */
const PATIENCE = { timeout: 30_000, intervals: [50, 100, 200, 400] };

/** A visitor in a window of any engine, who looks, clicks and types. */
export class Visitor {
  readonly #window: EngineWindow;
  readonly #site: string;

  constructor(window: EngineWindow, site: string) {
    this.#window = window;
    this.#site = site;
  }

  /** Opens a path of the site or a whole address. */
  async open(path: string): Promise<void> {
    await this.#window.open(new URL(path, this.#site).href);
  }

  back(): Promise<void> {
    return this.#window.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#window.resize(width, height);
  }

  key(key: KeyName): Promise<void> {
    return this.#window.key(key);
  }

  picture(): Promise<Buffer> {
    return this.#window.picture();
  }

  /** The result of a function that runs in the page; it must not use anything from outside itself. */
  async ask<Result, Given extends readonly unknown[]>(
    question: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    return (await this.#window.evaluate(`(${question})(...${JSON.stringify(given)})`)) as Result;
  }

  /** The same for a function that receives the wanted element, once the element exists. */
  async look<Result, Given extends readonly unknown[]>(
    wanted: Wanted,
    question: (found: HTMLElement, ...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    const seen: { result?: Result } = {};
    await expect(async () => {
      const found = await this.#find<Result>(wanted, String(question), given);
      expect(found, `sees ${JSON.stringify(wanted)}`).not.toBeNull();
      Object.assign(seen, found);
    }).toPass(PATIENCE);
    return seen.result as Result;
  }

  /** How many elements match now. */
  async count(wanted: Wanted): Promise<number> {
    return (await this.#window.evaluate(
      `(() => { ${FINDING}; return findAll(${JSON.stringify(wanted)}).length; })()`,
    )) as number;
  }

  /** Waits until the element is visible. */
  async see(wanted: Wanted): Promise<void> {
    await this.look(wanted, () => true);
  }

  async seeCount(wanted: Wanted, count: number): Promise<void> {
    await expect(async () => {
      expect(await this.count(wanted)).toBe(count);
    }).toPass(PATIENCE);
  }

  seeNo(wanted: Wanted): Promise<void> {
    return this.seeCount(wanted, 0);
  }

  async seeAddress(pattern: RegExp): Promise<void> {
    await expect(async () => {
      expect(await this.address()).toMatch(pattern);
    }).toPass(PATIENCE);
  }

  /** Waits until the element's value differs. */
  async seeChange(wanted: Wanted, before: string): Promise<void> {
    await expect(async () => {
      expect(await this.textOf(wanted)).not.toBe(before);
    }).toPass(PATIENCE);
  }

  address(): Promise<string> {
    return this.ask(() => location.href);
  }

  textOf(wanted: Wanted): Promise<string> {
    return this.look(wanted, (found) => found.innerText);
  }

  /** Clicks the element once it stands still and nothing covers it; clicks again when it moved away meanwhile. */
  async press(wanted: Wanted): Promise<void> {
    let before: unknown;
    await expect(async () => {
      const point = await this.look(wanted, toPressed);
      expect(point, `can press ${JSON.stringify(wanted)}`).toBeDefined();
      const last = before;
      before = point;
      // WebKit moves sticky layers only in the frame after a scroll
      expect(point, `stands still: ${JSON.stringify(wanted)}`).toEqual(last);
      await this.look(wanted, listenForPress);
      if (point) await this.#window.press(point);
      // a new document has not noted the click
      const heard = await this.ask(() => (globalThis as { pressHeard?: string }).pressHeard);
      expect(heard ?? 'by it', `presses ${JSON.stringify(wanted)}`).toBe('by it');
    }).toPass(PATIENCE);
  }

  async focus(wanted: Wanted): Promise<void> {
    await this.look(wanted, (found) => found.focus());
  }

  /** Waits until the element has the focus. */
  async seeFocus(wanted: Wanted): Promise<void> {
    await expect(async () => {
      expect(await this.look(wanted, (found) => found === document.activeElement)).toBe(true);
    }).toPass(PATIENCE);
  }

  async type(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted);
    await this.seeFocus(wanted);
    await this.#window.type(text);
  }

  /** Chooses an option of a select; the system draws the open list, so the mouse cannot reach it. */
  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.look(
      wanted,
      (found, text) => {
        const list = found as HTMLSelectElement;
        const option = [...list.options].find(({ label: shown }) => shown === text);
        if (!option) throw new Error(`There is no option ${text}`);
        list.focus();
        option.selected = true;
        for (const type of ['input', 'change'])
          list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      label,
    );
  }

  /** Waits until every slot is ready and every control from the server that is still there has its listeners. */
  async seeAlive(): Promise<void> {
    await expect(async () => {
      const waiting = await this.ask(() => {
        const slots = [...document.querySelectorAll<HTMLElement>('[data-slot]')]
          .filter(({ dataset }) => dataset['phase'] !== 'ready')
          .map(({ dataset }) => `${dataset['slot']} is ${dataset['phase']}`);
        const { watchedDocument } = globalThis as typeof globalThis & {
          watchedDocument?: { controls: HTMLElement[] };
        };
        if (!watchedDocument) return [`not a document of the site: ${document.body.innerText}`];
        // React marks a node when it hydrates it
        const asleep = watchedDocument.controls.filter(
          (control) =>
            control.isConnected &&
            !Object.keys(control).some((key) => key.startsWith('__reactProps$')),
        );
        // filters wait for somebody to come near
        for (const control of asleep)
          if (control.closest('[data-slot="results"] nav'))
            control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, button: -1 }));
        return [
          document.readyState,
          ...slots,
          ...asleep.map(({ outerHTML }) => `asleep: ${outerHTML.slice(0, 200)}`),
        ];
      });
      expect(waiting).toEqual(['complete']);
    }).toPass(PATIENCE);
  }

  async #find<Result>(
    wanted: Wanted,
    question: string,
    given: readonly unknown[],
  ): Promise<{ result: Result } | null> {
    return (await this.#window.evaluate(`(() => {
      ${FINDING};
      const found = findAll(${JSON.stringify(wanted)})[${wanted.at ?? 0}];
      return found ? { result: (${question})(found, ...${JSON.stringify(given)}) } : null;
    })()`)) as { result: Result } | null;
  }
}
