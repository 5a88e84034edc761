import { serializeContractionLog } from '@/lib/contractions/stored-contractions';

/** Runs the script in a page, as the browser runs it when it has read all of it. */
async function run(html = '') {
  document.body.innerHTML = html;
  const script = document.createElement('script');
  script.src = 'https://example.ca/below/site.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await jest.isolateModulesAsync(async () => {
    await import('./index');
  });
}
const read = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  document.documentElement.lang = 'en-CA';
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('fills in what no build may hold: the year, the address and the day of printing', async () => {
  await run('<i data-current-year>2020</i><i data-site-address>/week</i><i data-printed-on></i>');
  expect(read('[data-current-year]')?.textContent).toBe('2026');
  expect(read('[data-site-address]')?.textContent).toBe('localhost/');

  jest.setSystemTime(new Date(2026, 10, 22, 10));
  window.dispatchEvent(new Event('beforeprint'));
  expect(read('[data-printed-on]')?.textContent).toBe(' Printed November 22, 2026.');
});

it("writes the day in the page's own words, whatever language a translator says the page has", async () => {
  await run('<i data-printed-on></i>');
  // A year of another calendar, in Persian.
  document.documentElement.lang = 'fa';
  window.dispatchEvent(new Event('beforeprint'));
  expect(read('[data-printed-on]')?.textContent).toBe(' Printed November 21, 2026.');
});

it('follows the day in a page that stays open over New Year', async () => {
  jest.setSystemTime(new Date(2026, 11 /* Dec */, 31, 23, 59));
  await run('<i data-current-year></i>');
  expect(read('[data-current-year]')?.textContent).toBe('2026');
  jest.advanceTimersByTime(60_000);
  expect(read('[data-current-year]')?.textContent).toBe('2027');
  // A device that slept runs no timer.
  jest.setSystemTime(new Date(2028, 0, 1, 9));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(read('[data-current-year]')?.textContent).toBe('2028');
});

it('prints the page by its button', async () => {
  window.print = jest.fn();
  await run('<button type="button" data-print>Print</button>');
  read('[data-print]')?.click();
  expect(window.print).toHaveBeenCalledTimes(1);
});

it('prints one part of the page alone by a button that names it', async () => {
  const printed: (string | undefined)[] = [];
  window.print = () => printed.push(document.documentElement.dataset.printOnly);
  await run('<button type="button" data-print="sheet">Print</button>');
  read('[data-print]')?.click();
  window.dispatchEvent(new Event('afterprint'));
  expect([...printed, document.documentElement.dataset.printOnly]).toEqual(['sheet', undefined]);
});

it('names the missing page on the console, on that page alone', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await run('<p>Week 12</p>');
  expect(log).not.toHaveBeenCalled();
  await run('<p data-missing-page></p>');
  expect(log).toHaveBeenCalledWith('404: this page does not exist:', '/');
});

describe('the service worker', () => {
  const WORKER = 'https://example.ca/below/sw.js';
  const ABOVE = 'https://example.ca/sw.js';
  const line = () => document.querySelector<HTMLElement>('.update-line');

  class Worker extends EventTarget {
    postMessage = jest.fn();
  }
  interface Registration extends EventTarget {
    installing?: Worker;
    waiting?: Worker;
    active?: Worker;
  }
  type Container = EventTarget & { controller: { scriptURL: string } | null; register: jest.Mock };

  /** Opens a page whose browser has service workers: this registration, and who answers for the page. */
  async function open(registration: Partial<Registration> = {}, controller: string | null = null, more = {}) {
    const own: Registration = Object.assign(new EventTarget(), registration);
    const workers: Container = Object.assign(new EventTarget(), {
      controller: controller ? { scriptURL: controller } : null,
      register: jest.fn(async () => own),
      ...more,
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
    await run();
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(2_000);
    const changeController = (scriptURL: string) => {
      workers.controller = { scriptURL };
      workers.dispatchEvent(new Event('controllerchange'));
    };
    return { workers, registration: own, changeController };
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('is the one beside the script', async () => {
    const { workers } = await open();
    expect(String(workers.register.mock.calls[0])).toBe(WORKER);
  });

  describe('for a visitor who saves data', () => {
    const saveData = (registrationScope?: string) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
      return { getRegistration: async () => (registrationScope ? { scope: registrationScope } : undefined) };
    };
    afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

    it.each([
      ['is not registered on the first visit', undefined, 0],
      ['is not registered for what a site above this one keeps', 'https://example.ca/', 0],
      ['goes on updating what is kept already', 'https://example.ca/below/', 1],
    ])('%s', async (_what, scope, count) => {
      const { workers } = await open({}, null, saveData(scope));
      expect(workers.register).toHaveBeenCalledTimes(count);
    });
  });

  it('that is the first keeps quiet, also where that of a site above answers for the page', async () => {
    const first = new Worker();
    const { registration, changeController } = await open({ installing: first }, ABOVE);
    registration.waiting = first;
    first.dispatchEvent(new Event('statechange'));
    expect(line()).toBeNull();
    changeController(WORKER);
    expect(line()).toBeNull();
    // From then on it is replaced as any other.
    changeController(WORKER);
    expect(line()).not.toBeNull();
  });

  it('that waits to replace an older one is offered, and is let in on request', async () => {
    const waiting = new Worker();
    await open({ waiting, active: new Worker() }, WORKER);
    await jest.advanceTimersByTimeAsync(100);
    expect(line()?.textContent).toBe('Update readyReload nowLater');
    line()?.querySelector('button')?.click();
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  });

  it('is offered in a live region that is written once, and no more after Later', async () => {
    await open({ waiting: new Worker(), active: new Worker() }, WORKER);
    await jest.advanceTimersByTimeAsync(100);
    const region = line()?.querySelector('[role="status"]');
    expect(region).toHaveTextContent('Update ready');
    const writes = new MutationObserver(() => {});
    writes.observe(document.body, { childList: true, subtree: true, characterData: true });
    jest.advanceTimersByTime(5_000);
    expect(writes.takeRecords()).toHaveLength(0);

    line()?.querySelector<HTMLElement>('button:last-of-type')?.click();
    const read = jest.spyOn(Storage.prototype, 'getItem');
    jest.advanceTimersByTime(5_000);
    expect(line()).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('is offered once no contraction is timed, by what the timer stores', async () => {
    const timed = { contractions: [], active: { id: '1', startTime: Date.now() } };
    window.localStorage.setItem('contractions', serializeContractionLog(timed));
    await open({ waiting: new Worker(), active: new Worker() }, WORKER);
    expect(line()?.hidden).toBe(true);
    window.localStorage.setItem('contractions', serializeContractionLog({ contractions: [] }));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(line()?.hidden).toBe(false);
  });
});
