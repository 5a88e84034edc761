import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { hasStarted } from '../has-started';

/** A tab of an engine: the little that Playwright, Puppeteer and Selenium all can do. */
export interface EngineTab {
  /** Such as 'Firefox 153.7'. */
  engine: string;
  /** Resolves when the page is loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, which has to be plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** A click of the mouse, in CSS pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** The viewport as a PNG, at one pixel for each CSS pixel. */
  takeScreenshot(): Promise<Buffer>;
  /** The page as a PDF on Letter paper. @throws where the engine cannot be told to print */
  print(): Promise<Buffer>;
}

/** Keeps the next click from any other part of the page than the one located last, and notes whether it met that one. */
function guardNextClick() {
  const page = window as unknown as { located: Element; hasMet?: boolean };
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  page.hasMet = false;
  const guard = (event: Event) => {
    if (page.located.contains(event.target as Node)) {
      if (event.type === 'click') page.hasMet = true;
    } else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') for (const type of types) window.removeEventListener(type, guard, true);
  };
  for (const type of types) window.addEventListener(type, guard, true);
}

/** The address, as the library exports no source of its own. */
const TESTING_LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

interface Part {
  role: string;
  name: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Finds parts by role and accessible name in any engine, and waits for them as Playwright's locators do. */
export class EnginePage {
  constructor(
    readonly tab: EngineTab,
    private readonly origin: string,
  ) {}

  /** Runs a function in the page. It can use nothing from outside; values and result are plain data. */
  run<Values extends unknown[], Result>(script: (...values: Values) => Result, ...values: Values): Promise<Result> {
    return this.tab.evaluate(`(${script})(...${JSON.stringify(values)})`) as Promise<Result>;
  }

  /** Opens a page and waits until React has taken over its widgets. */
  async open(path: string): Promise<void> {
    await this.tab.open(this.origin + path);
    await this.getReady();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.getReady();
  }

  private async getReady(): Promise<void> {
    await this.waitFor(hasStarted);
    // As a function, as the policy of the page forbids script elements and eval.
    await this.run(new Function(TESTING_LIBRARY) as () => void);
    await this.run(() => {
      const faults: string[] = [];
      Object.assign(window, { faults });
      window.addEventListener('error', ({ message }) => faults.push(message));
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective));
    });
  }

  /** Exceptions and violations of the policy since the page was opened. */
  readFaults(): Promise<string[]> {
    return this.run(() => (window as unknown as { faults: string[] }).faults);
  }

  async waitFor<Values extends unknown[]>(script: (...values: Values) => unknown, ...values: Values): Promise<void> {
    // While the page is left for another one, nothing runs in it.
    const holds = () => this.run(script, ...values).then(Boolean, () => false);
    await expect.poll(holds).toBe(true);
  }

  /** Where the first such part is that can be seen and used, in the viewport once scrolled to; undefined if there is none. */
  private find(part: Part): Promise<Box | undefined | null> {
    return this.run(({ role, name }) => {
      type Query = (root: HTMLElement, role: string, options: { name: string }) => HTMLElement[];
      const { queryAllByRole } = (window as unknown as { TestingLibraryDom: { queryAllByRole: Query } })
        .TestingLibraryDom;
      const [element] = queryAllByRole(document.body, role, { name }).filter(
        (found) => found.getClientRects().length > 0 && !found.matches(':disabled'),
      );
      if (!element) return undefined;
      Object.assign(window, { located: element });
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }, part);
  }

  /** Waits until such a part is there, in the viewport, and no longer moving. */
  async locate(role: string, name: string): Promise<Box> {
    let box: Box | undefined | null;
    const standsStill = async () => {
      const before = box;
      box = await this.find({ role, name });
      return Boolean(box && before && box.x === before.x && box.y === before.y);
    };
    await expect.poll(standsStill, { message: `${role} '${name}'`, intervals: [100] }).toBe(true);
    if (!box) throw new Error(`No ${role} '${name}'`);
    return box;
  }

  /** Clicks such a part, and again where the page moved in between and the click would have met another one. */
  async click(role: string, name: string): Promise<void> {
    const meetsThePart = async () => {
      const { x, y, width, height } = await this.locate(role, name);
      await this.run(guardNextClick);
      await this.tab.clickAt(x + width / 2, y + height / 2);
      // Undefined on the page that a link has led to, where nothing answers while it loads.
      const hasMet = () => (window as unknown as { hasMet?: boolean }).hasMet;
      return (await this.run(hasMet).catch(() => undefined)) !== false;
    };
    await expect.poll(meetsThePart, { message: `click on ${role} '${name}'` }).toBe(true);
  }

  /** Enters a value as React notices it. Typing into a date field depends on the engine and its language. */
  async fill(label: string, value: string): Promise<void> {
    await this.run(
      (text, entered) => {
        type Query = (root: HTMLElement, text: string) => HTMLInputElement;
        const { getByLabelText } = (window as unknown as { TestingLibraryDom: { getByLabelText: Query } })
          .TestingLibraryDom;
        const field = getByLabelText(document.body, text);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, entered);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      label,
      value,
    );
  }

  readText(): Promise<string> {
    return this.run(() => document.body.innerText.replace(/\s+/g, ' '));
  }

  /** Presses a button that saves a picture, and keeps the picture instead of the download. @returns the PNG */
  async savePicture(name: string): Promise<Buffer> {
    await this.run(() => {
      const kept = window as unknown as { picture?: string };
      delete kept.picture;
      URL.createObjectURL = (file) => {
        const reader = new FileReader();
        reader.onload = () => {
          kept.picture = String(reader.result);
        };
        reader.readAsDataURL(file as Blob);
        return '#';
      };
      HTMLAnchorElement.prototype.click = () => {};
    });
    await this.click('button', name);
    await this.waitFor(() => 'picture' in window);
    const picture = await this.run(() => (window as unknown as { picture: string }).picture);
    return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  }
}
