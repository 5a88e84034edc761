import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Advice, getAdvice, noAnswers } from '@/lib/contractions/advice';
import type { ContractionLog, LabourAnswers, TermStatus } from '@/lib/contractions/contraction-log';
import { tellOfPast } from '@/lib/contractions/past-advice';
import * as advice from '@/words/contractions/advice';
import { noReasonNeeded } from '@/words/warning-signs';
import { AdviceBox } from './advice-box';
import { WaysOut } from './ways-out';

const START = new Date(2026, 10, 21, 9).getTime();

/** Contractions at these minutes, of as many seconds. */
function time(minutes: number[], seconds = 50): ContractionLog {
  return {
    contractions: minutes.map((minute) => {
      const startTime = START + minute * 60_000;
      return { id: String(minute), startTime, endTime: startTime + seconds * 1_000 };
    }),
  };
}

const midwife = 'Birth planned at home or in a birth centre? Page your midwife first.';

const onForgot = jest.fn();
const onConfirm = jest.fn();

interface Shown {
  pastText?: string;
  week?: number | undefined;
  isTiming?: boolean;
}

function showBox(advice: Advice, { pastText, week, isTiming = false }: Shown = {}) {
  render(
    <>
      <AdviceBox
        advice={advice}
        care="hospital"
        pastText={pastText}
        heading={undefined}
        note={undefined}
        week={week}
        isTiming={isTiming}
        asksForRegion={false}
        onForgot={onForgot}
        onForgotActive={onForgot}
        onConfirm={onConfirm}
      />
      <WaysOut week={week} />
    </>,
  );
}

function show(
  log: ContractionLog,
  { termStatus = 'term', answers = noAnswers }: { termStatus?: TermStatus; answers?: LabourAnswers } = {},
) {
  showBox(getAdvice(log, termStatus, answers, false));
}

const urgent = () => screen.getByRole('alert', { name: 'Urgent advice' });
const calm = () => screen.getByRole('status', { name: 'Current advice' });
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('paragraph')
    .map((line) => line.textContent?.replaceAll('\u00a0', ' '));

it('is calm without a pattern, and says that nobody has to wait for one', () => {
  show(time([0]));
  expect(urgent()).toBeEmptyDOMElement();
  expect(lines(calm())).toEqual([
    'Continue timing until you have a clear pattern',
    'Far away (over 30 minutes): leave at 10 minutes apart or less. Over an hour away, or by plane: call at the first contraction. Given birth before, and under 30 minutes away: go to the hospital at 5 minutes apart or less.',
    "Call your provider if you are unsure. If one of the lists under 'Who must not wait' below fits you, do what it says. You do not have to wait for a pattern.",
  ]);
});

it('is urgent at 5 minutes apart, however short', () => {
  show(time([0, 5, 10], 30));
  expect(calm()).toBeEmptyDOMElement();
  expect(lines(urgent())).toEqual([
    'Contractions are 5 minutes apart or less. Call your provider or the hospital now, even if they last less than a minute.',
    midwife,
    'Far away (over 30 minutes): leave at 10 minutes apart or less. Over an hour away, or by plane: call at the first contraction. Given birth before, and under 30 minutes away: go to the hospital at 5 minutes apart or less.',
  ]);
});

it('puts the text of 5-1-1 directly under the order, smaller, and its reminder below', () => {
  show(time([0, 5, 10], 60));
  expect(lines(urgent())).toEqual([
    'Call your provider or the hospital now.',
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
    midwife,
    'Far away (over 30 minutes): leave at 10 minutes apart or less. Over an hour away, or by plane: call at the first contraction. Given birth before, and under 30 minutes away: go to the hospital at 5 minutes apart or less.',
    'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour. With a long drive, leave earlier. 5-1-1 is a rule of thumb, and providers differ. Follow what yours told you, and call at any time if you are worried.',
  ]);
  expect(screen.getByText(/^Contractions are/)).toHaveClass('text-sm');
});

it('has explanations in a block of their own, which stands below the buttons to call', () => {
  show(time([0, 5, 10], 60));
  const [orders, explanations] = urgent().children;
  expect(orders).toHaveTextContent(/^Call your provider or the hospital now\.Contractions are .* hospital\.$/);
  expect(explanations).toHaveTextContent(/^Birth planned.*Far away.*The 5-1-1 rule/);
  cleanup();
  show(time([0]));
  const [lead, rest] = calm().children;
  expect(lead).toHaveTextContent(/^Continue timing until you have a clear pattern$/);
  expect(rest).toHaveTextContent(/^Far away.*Call your provider if you are unsure/);
});

it('says no less than go to who has given birth before', () => {
  show(time([0, 5, 10], 60), { answers: { ...noAnswers, hasGivenBirth: true, distance: 'under-30' } });
  expect(lines(urgent())).toEqual([
    'You have given birth before: go to the hospital now, and call on the way.',
    'Contractions are 5 minutes apart or less and lasting 1 minute or more. Consider heading to the hospital.',
    'The 5-1-1 rule: contractions every 5 minutes, lasting 1 minute, for 1 hour.',
  ]);
});

it('tells both ages what to do while the age is not known', () => {
  show(time([0, 8]), { termStatus: 'unknown', answers: { ...noAnswers, hasGivenBirth: false, distance: 'under-30' } });
  expect(lines(urgent())).toEqual([
    'Are you less than 37 weeks? Go to the hospital now, and call on the way.',
    midwife,
    "37 weeks or more? Call your provider if you are unsure. If one of the lists under 'Who must not wait' below fits you, do what it says. You do not have to wait for a pattern.",
  ]);
});

it('adds 911 to contractions that come too close', () => {
  show(time([0, 1.5, 3, 4.5, 6, 7.5, 9, 10.5]), {
    answers: { ...noAnswers, hasGivenBirth: false, distance: '30-to-60' },
  });
  expect(lines(urgent())).toEqual([
    'Contractions started less than 2 minutes apart for 10 minutes: go to the hospital now, and call on the way. If you feel you must push or may not get there in time: call 911.',
    'You live far from the hospital: leave now, and call on the way.',
  ]);
});

it('asks about a long one, and keeps focus when that is answered', async () => {
  show(time([0], 130));
  expect(urgent()).toHaveTextContent(
    'A contraction lasted more than 2 minutes: call your provider or the hospital now.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'I forgot to stop' }));
  expect(onForgot).toHaveBeenCalledWith('0');
  await userEvent.click(screen.getByRole('button', { name: 'It lasted that long' }));
  expect(onConfirm).toHaveBeenCalledWith('0');
  expect(screen.getByRole('region', { name: 'Advice' })).toHaveFocus();
});

it('never sets what leads smaller than the rest', () => {
  show(time([0]), { termStatus: 'preterm' });
  const lead = within(calm()).getByRole('list');
  expect(lead).toHaveTextContent(/^Before 37 weeks, call, or go to the hospital, now/);
  expect(lead).toHaveClass('font-semibold');
  expect(within(lead).getAllByRole('listitem')).toHaveLength(4);
  cleanup();
  show({ contractions: [] }, { termStatus: 'unknown' });
  for (const line of within(calm()).getAllByRole('paragraph')) expect(line).not.toHaveClass('text-sm');
});

it('tells of the last contractions as past where it gives an order, and where not, says nothing of it', () => {
  const pastText = 'Your last contractions, at 9:10, were 5 minutes apart. None since? Call anyway and say so.';
  showBox(tellOfPast(getAdvice(time([0, 5, 10], 60), 'term', noAnswers, false)), { pastText });
  expect(lines(urgent()).slice(0, 2)).toEqual([pastText, 'Call your provider or the hospital now.']);
  expect(urgent()).not.toHaveTextContent('Contractions are 5 minutes apart');
  cleanup();
  showBox(tellOfPast(getAdvice(time([0, 15, 30]), 'term', noAnswers, false)), { pastText });
  expect(calm()).not.toHaveTextContent('None since?');
});

it('leads to the list of the week, and to all lists where the week is not known', () => {
  showBox(getAdvice(time([0]), 'before-20', noAnswers, false), { week: 16 });
  expect(screen.getByRole('link', { name: 'Something feels wrong? When to call in week 16' })).toHaveAttribute(
    'href',
    '/when-to-call#weeks-14-19',
  );
  cleanup();
  show(time([0]));
  expect(screen.getByRole('link', { name: 'Something feels wrong? When to call' })).toHaveAttribute(
    'href',
    '/when-to-call',
  );
});

it('is short while a contraction lasts, and says its order whole', () => {
  showBox(getAdvice(time([0, 5, 10], 60), 'term', noAnswers, false), { isTiming: true });
  const [orders, explanations] = urgent().children;
  expect(orders).toHaveTextContent(/^Call your provider or the hospital now\./);
  expect(explanations).toHaveClass('sr-only');
});

describe('what is no contraction', () => {
  const emergencyTitle: string = expect.stringMatching(/^Emergency: call\s911/);
  // What loads on demand is there at once.
  beforeAll(() => import('./topic-orders'));
  const openBox = (name: string, week: number | undefined) => {
    showBox(getAdvice(time([0]), 'term', noAnswers, false), { week });
    return screen.getByRole('button', { name });
  };
  const open = async (name: string, week: number | undefined) => {
    await userEvent.click(openBox(name, week));
    return (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  };

  it.each([
    ['My water broke', 21, [emergencyTitle, 'Go to the hospital now']],
    ['I am bleeding', 30, [emergencyTitle, 'Go to the hospital now', 'Call or go to the hospital now', 'Call now']],
    ['Baby moves less', 38, ['Go to the hospital now']],
    ['Baby moves less', 24, ['Call now', 'Call the same day']],
  ])('has the orders of the list: %s in week %d', async (name, week, orders) => {
    expect(await open(name, week)).toEqual(orders);
  });

  it.each([
    ['My water broke', [emergencyTitle, 'Go to the hospital now']],
    ['I am bleeding', [emergencyTitle, 'Go to the hospital now']],
    ['Baby moves less', ['Go to the hospital now']],
  ])('has the most urgent order of any week where the week is not known: %s', async (name, orders) => {
    expect(await open(name, undefined)).toEqual(orders);
  });

  it.each([
    ['I am bleeding', 12, advice.withContractions.bleeding],
    ['My water broke', 2, advice.withContractions.water],
    ['Baby moves less', 21, advice.withContractions.movement],
    ['Baby moves less', 12, noReasonNeeded.text],
    ['My water broke', 2, noReasonNeeded.text],
  ])(
    'sends who has contractions too at once, and has a line in every week: %s in week %d',
    async (name, week, line) => {
      await userEvent.click(openBox(name, week));
      expect(await screen.findByText(line)).toBeInTheDocument();
    },
  );

  it.each([
    ['Baby moves less', 12, advice.withContractions.movement],
    ['My water broke', 38, advice.withContractions.water],
  ])('does not where no list does: %s in week %d', async (name, week, line) => {
    await userEvent.click(openBox(name, week));
    await screen.findByText(/You never need a reason|Your water breaks, even/);
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });

  it('closes with a second press, leads on about movements, and opens one at a time', async () => {
    await open('Baby moves less', 30);
    expect(screen.getByRole('link', { name: "More about your baby's movements" })).toHaveAttribute(
      'href',
      '/movements',
    );
    await userEvent.click(screen.getByRole('button', { name: 'I am bleeding' }));
    expect(screen.getByRole('button', { name: 'Baby moves less' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: /movements/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'I am bleeding' }));
    expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  });
});

describe('whom to call', () => {
  afterEach(() => window.localStorage.clear());

  function showIn(region: string | undefined) {
    if (region) window.localStorage.setItem('region', region);
    show(time([0]));
    return screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([, address]) => address?.startsWith('tel:'));
  }
  const emergency = ['Call 911 Emergency', 'tel:911'];
  const without911 = /^Nunavut has no 911: call your health centre/;

  it('is the health line of the region, and 911', () => {
    expect(showIn('ON')).toEqual([['Call 811 Health811', 'tel:811'], emergency]);
    expect(screen.queryByText(without911)).not.toBeInTheDocument();
  });

  it('is every number that the line has', () => {
    expect(showIn('MB')).toEqual([
      ['Call 1-888-315-9257 Health Links – Info Santé', 'tel:+18883159257'],
      ['Call 204-788-8200 Health Links – Info Santé', 'tel:+12047888200'],
      emergency,
    ]);
  });

  it('is 911 while the region is not known, and says where there is none', () => {
    expect(showIn(undefined)).toEqual([emergency]);
    expect(screen.getByText(without911)).toBeInTheDocument();
  });
});
