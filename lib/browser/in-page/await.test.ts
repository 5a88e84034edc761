import { subDays } from 'date-fns';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';

type Script =
  | 'await-copy'
  | 'await-first-box'
  | 'await-greeting'
  | 'await-leave-facts'
  | 'await-own-date'
  | 'await-region'
  | 'await-timer'
  | 'try-storage';

/** Runs a script where it stands: in a widget, after the element that it may mark. Returns both. */
function run(name: Script) {
  document.body.innerHTML = '<main><p></p><script></script></main>';
  const [widget, before] = ['main', 'p'].map((tag) => document.querySelector<HTMLElement>(tag)?.dataset);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  jest.isolateModules(() => require(`./${name}`));
  return { widget, before };
}

const storeDueDate = (dueDate: string) =>
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy({ dueDate }));
const storeBirth = () => window.localStorage.setItem('birth', '{"version":1,"birthday":"2026-11-01"}');
const refuseStorage = () => {
  for (const method of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 23, 59) });
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('await-own-date', () => {
  it.each([
    [undefined, undefined],
    ['2027-06-08', 'awaited'],
    // 42 weeks 0 days, and the day after that.
    ['2026-11-07', 'awaited'],
    ['2026-11-06', 'awaited-end'],
    // No pregnancy lasts longer.
    ['2027-08-29', 'awaited-end'],
  ])('makes room for what the calculator shows of the due date %s: %s', (dueDate, layout) => {
    if (dueDate) storeDueDate(dueDate);
    expect(run('await-own-date').widget?.date).toBe(layout);
  });

  it('makes room for the weeks of a baby', () => {
    storeBirth();
    expect(run('await-own-date').widget?.date).toBe('awaited-end');
  });

  it('knows a due date that came with a link, before the own one and without storage', () => {
    storeDueDate('2027-06-08');
    window.history.replaceState(null, '', '/calculator?date=2027-01-01');
    expect(run('await-own-date').widget?.date).toBe('awaited-end');
    refuseStorage();
    expect(run('await-own-date').widget?.date).toBe('awaited-end');
  });

  it.each(['{"version":1,', '{"version":1,"dueDate":"2027-06-31"}', '[]'])(
    'leaves the form where %s is stored',
    (text) => {
      window.localStorage.setItem('pregnancy', text);
      expect(run('await-own-date').widget?.date).toBeUndefined();
    },
  );

  it('leaves the form where the browser refuses its storage', () => {
    refuseStorage();
    expect(run('await-own-date').widget?.date).toBeUndefined();
  });
});

describe('await-first-box', () => {
  it.each([
    [undefined, undefined],
    ['nonsense', undefined],
    ['2027-06-08', 'awaited'],
    ['2026-11-06', 'awaited'],
  ])('makes room for what stands first with the due date %s: %s', (dueDate, first) => {
    if (dueDate) storeDueDate(dueDate);
    expect(run('await-first-box').widget?.first).toBe(first);
  });

  it('makes room for the box of a birth', () => {
    storeBirth();
    expect(run('await-first-box').widget?.first).toBe('awaited');
  });
});

describe('await-copy', () => {
  it('makes room for a copy that a link brought, and for what is known of a pregnancy or baby', () => {
    expect(run('await-copy').widget?.first).toBeUndefined();
    window.takenFragment = 'copy=1.abc';
    expect(run('await-copy').widget?.first).toBe('awaited');
    delete window.takenFragment;
    window.localStorage.setItem('region', 'ON');
    expect(run('await-copy').widget?.first).toBeUndefined();
    window.localStorage.setItem('followedCopy', '[]');
    expect(run('await-copy').widget?.first).toBe('awaited');
  });

  it('makes no room where the browser refuses its storage, but for a link', () => {
    refuseStorage();
    expect(run('await-copy').widget?.first).toBeUndefined();
  });
});

describe('await-greeting', () => {
  it('marks the place of the greeting for a link or something stored, and for nothing else', () => {
    expect(run('await-greeting').before?.greeting).toBeUndefined();
    window.history.replaceState(null, '', '/#date=2027-01-01');
    expect(run('await-greeting').before?.greeting).toBe('awaited');
    window.history.replaceState(null, '', '/');
    window.localStorage.setItem('followed', '[]');
    expect(run('await-greeting').before?.greeting).toBe('awaited');
  });
});

describe('await-region', () => {
  it('marks the place of the results for a hash or a stored region, and for nothing else', () => {
    expect(run('await-region').before?.region).toBeUndefined();
    window.history.replaceState(null, '', '/resources#ontario');
    expect(run('await-region').before?.region).toBe('awaited');
    window.history.replaceState(null, '', '/resources');
    window.localStorage.setItem('region', 'ON');
    expect(run('await-region').before?.region).toBe('awaited');
  });
});

describe('await-leave-facts', () => {
  it('hides the questions of the planner only where something is stored that takes their place', () => {
    expect(run('await-leave-facts').before?.leaveFacts).toBeUndefined();
    window.localStorage.setItem('followed', '[]');
    expect(run('await-leave-facts').before?.leaveFacts).toBeUndefined();
    window.localStorage.setItem('region', 'ON');
    expect(run('await-leave-facts').before?.leaveFacts).toBe('awaited');
  });
});

describe('try-storage', () => {
  it('marks the line only where nothing can be stored, and leaves nothing behind', () => {
    expect(run('try-storage').before?.storage).toBeUndefined();
    expect(window.localStorage).toHaveLength(0);
    refuseStorage();
    expect(run('try-storage').before?.storage).toBe('refused');
  });
});

describe('await-timer', () => {
  const marks = () => {
    const { timerAge, timerOrder } = document.documentElement.dataset;
    return [timerAge, timerOrder];
  };
  const storeAnswer = (isTerm: boolean, daysAgo: number) =>
    window.localStorage.setItem(
      'contractions',
      JSON.stringify({
        version: 1,
        contractions: [],
        termAnswer: { isTerm, answeredAt: +subDays(new Date(), daysAgo) },
      }),
    );
  beforeEach(() => {
    for (const mark of [...Object.keys(document.documentElement.dataset)])
      delete document.documentElement.dataset[mark];
  });

  it.each([
    [undefined, undefined, undefined],
    // 37 weeks 0 days, and the day before.
    ['2026-12-12', 'known', undefined],
    ['2026-12-13', 'known', 'call-first'],
    ['2027-08-01', 'known', 'call-first'],
    // Over.
    ['2026-10-01', undefined, undefined],
  ])('puts the call first before 37 weeks, by the due date %s', (dueDate, age, order) => {
    if (dueDate) storeDueDate(dueDate);
    run('await-timer');
    expect(marks()).toEqual([age, order]);
  });

  it.each([
    [false, 35, 'call-first'],
    [false, 36, undefined],
    [true, 0, undefined],
  ])('does so by the answer %p of %d days ago', (isTerm, daysAgo, order) => {
    storeAnswer(isTerm, daysAgo);
    run('await-timer');
    expect(marks()).toEqual([undefined, order]);
  });

  it.each<[string, Record<string, string>, string | undefined, string]>([
    ['nothing', {}, undefined, ''],
    ['a due date at 21 weeks', { pregnancy: '2027-04-03', region: 'ON' }, 'words', 'region'],
    ['a due date at 38 weeks', { pregnancy: '2026-12-05', providerPhone: '{}' }, 'words', 'providerPhone'],
    ['a due date at 41 weeks', { pregnancy: '2026-11-14' }, 'calls', ''],
    ['contractions', { pregnancy: '2026-12-05', contractions: '{}' }, 'calls', 'contractions'],
    ['answers', { labourAnswers: '{}' }, 'calls', ''],
    ['Nunavut', { region: 'NU', healthCentrePhone: '{}' }, 'calls', 'region healthCentrePhone'],
    ['Nunavut at 21 weeks', { pregnancy: '2027-04-03', region: 'NU' }, 'words', 'region'],
    ['a region alone', { region: 'ON' }, undefined, 'region'],
  ])('has nothing painted whose place or words are not known: %s', (_, { pregnancy, ...stored }, awaits, known) => {
    if (pregnancy) storeDueDate(pregnancy);
    for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
    run('await-timer');
    const { timerAwaits, timerKnown } = document.documentElement.dataset;
    expect([timerAwaits, timerKnown]).toEqual([awaits, known]);
  });

  it('marks the page of a visitor in Nunavut before the script of every page does', () => {
    window.localStorage.setItem('region', 'NU');
    run('await-timer');
    expect(document.documentElement).toHaveAttribute('data-without-911');
    window.localStorage.setItem('whereNow', '{"version":1,"place":"away","answeredOn":"2026-11-21"}');
    run('await-timer');
    expect(document.documentElement).not.toHaveAttribute('data-without-911');
  });

  it('marks nothing where nothing can be read', () => {
    window.localStorage.setItem('contractions', '{"termAnswer":7');
    run('await-timer');
    refuseStorage();
    run('await-timer');
    expect(marks()).toEqual([undefined, undefined]);
  });
});
