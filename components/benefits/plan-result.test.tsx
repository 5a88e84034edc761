import { render, screen, within } from '@testing-library/react';
import { benefitSources } from '@/data/benefits/benefit-sources';
import type { ProvinceCode } from '@/data/provinces';
import { getBenefitPlan } from '@/lib/benefits/benefit-plan';
import { initialPlannerFields, type PlannerFields } from '@/lib/benefits/planner-fields';
import { PlanResult } from './plan-result';

const today = new Date(2026, 10 /* Nov */, 21);
const alone: PlannerFields = {
  ...initialPlannerFields,
  dueDate: '2027-06-08',
  lastWorkDay: '2027-05-28',
  earnings: { birth: '1000', other: '' },
};
const two: PlannerFields = { ...alone, parents: 'two', earnings: { birth: '1000', other: '900' } };

function show(fields: PlannerFields, province: ProvinceCode) {
  const result = getBenefitPlan({ fields, province, impossible: [] }, today);
  if (!('plan' in result)) throw new Error(`no plan: ${JSON.stringify(result.problems)}`);
  return render(<PlanResult plan={result.plan} today={today} submissions={0} />);
}

const part = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
const notes = () => texts(part('About these figures').getAllByRole('listitem'));
const toDos = () => part('What to do when').getAllByRole('listitem');
const sources = () => part('Sources of this plan').getAllByRole('link');

it('says of which program and day it is, born or due', () => {
  const { unmount } = show(alone, 'ON');
  expect(screen.getByText(/^Ontario: Employment Insurance \(EI\)\. Due June\s8, 2027\.$/)).toBeInTheDocument();
  expect(screen.getAllByText('Your due date')).toHaveLength(2);
  unmount();
  show({ ...alone, dueDate: '2026-11-20', birthDate: '2026-11-18', lastWorkDay: '2026-11-06' }, 'QC');
  expect(screen.getByText(/^Quebec Parental Insurance Plan \(QPIP\)\. Born November\s18, 2026\.$/)).toBeInTheDocument();
  expect(screen.getAllByText('The day of the birth')).toHaveLength(2);
});

describe('an option', () => {
  const standard = () => within(screen.getByLabelText('Standard option', { selector: '[role=group]' }));

  it('of one parent names nobody', () => {
    show(alone, 'ON');
    expect(standard().getByText('before tax, in 50 weeks')).toBeInTheDocument();
    expect(standard().queryByText(/parent/)).not.toBeInTheDocument();
    const rows = texts(standard().getAllByRole('row'));
    expect(rows[1]).toMatch(/^Waiting week, not paid1 week.*\$0$/);
    expect(rows[2]).toMatch(/^Maternity15 weeks.*\$55055%$/);
  });

  it('of two says what each gets, and whose each week is', () => {
    show(two, 'ON');
    expect(standard().getByText('before tax, for 55 paid weeks between you')).toBeInTheDocument();
    expect(texts(standard().getAllByRole('listitem'))).toEqual([
      'Birth parent: $27,500 in 50 weeks',
      'Other parent: $2,475 in 5 weeks',
    ]);
    expect(standard().getByText('Birth parent: maternity, 15 weeks')).toBeInTheDocument();
    expect(standard().getByText('Other parent: parental, 5 weeks')).toBeInTheDocument();
  });
});

describe('the notes', () => {
  const eiFigures = /^A claim that begins in 2026 has the figures of 2026: earnings insured up to \$68,900/;
  const olderFigures =
    /^A claim that begins in 2027 will have the figures of 2027, which we do not have yet\. Until then we use those of 2026/;

  it('name each year of figures once, and say where they are not known yet', () => {
    const { unmount } = show(two, 'ON');
    expect(notes().filter((note) => olderFigures.test(note ?? ''))).toHaveLength(1);
    unmount();
    show({ ...two, dueDate: '2027-01-05', lastWorkDay: '2026-12-11' }, 'ON');
    expect(notes().filter((note) => eiFigures.test(note ?? ''))).toHaveLength(1);
    expect(notes().filter((note) => olderFigures.test(note ?? ''))).toHaveLength(1);
  });

  it('have the insured earnings of QPIP in Quebec, and its rules', () => {
    show({ ...alone, lastWorkDay: '2026-12-18', dueDate: '2026-12-25' }, 'QC');
    expect(notes()[0]).toBe(
      'A claim that begins in 2026 has the figures of 2026: earnings insured up to $103,000 a year.',
    );
    expect(notes()).toContain('There is no waiting week.');
    expect(notes().join()).not.toMatch(/Service Canada|waiting week without pay/);
  });

  it('have in Quebec the figures of the year before while those of the claim are not known', () => {
    show(alone, 'QC');
    expect(notes()[0]).toMatch(
      /^A claim that begins in 2027 will have .* those of 2026: earnings insured up to \$103,000/,
    );
  });

  it('name the weeks that come too late first, by option, and by parent only where there are two', () => {
    const late = { ...alone, lastWorkDay: '2027-09-10' };
    const { unmount } = show(late, 'ON');
    expect(notes()[0]).toMatch(/^Standard option: \d+ weeks fall after the time for them is over/);
    unmount();
    show({ ...two, otherStart: 'after-birth-parent' }, 'ON');
    expect(notes().slice(0, 3)).toEqual([
      expect.stringMatching(/^Standard option: \d weeks of the other parent fall after/),
      expect.stringMatching(/^Extended option: 5 weeks of the other parent fall after/),
      expect.not.stringMatching(/fall after/),
    ]);
  });

  it('say once whose earnings are above the maximum', () => {
    const { unmount } = show({ ...two, earnings: { birth: '1000', other: '3000' } }, 'ON');
    const above = () => notes().filter((note) => /above the most/.test(note ?? ''));
    expect(above()).toEqual([expect.stringMatching(/^The other parent's earnings are above the most that EI insures/)]);
    unmount();
    show({ ...alone, earnings: { birth: '3000', other: '' } }, 'ON');
    expect(above()).toEqual([expect.stringMatching(/^Your earnings are above the most that EI insures/)]);
  });

  it('speak of the second waiting week only to two parents', () => {
    const waiting = () => notes().find((note) => note?.startsWith('A claim begins with a waiting week'));
    const { unmount } = show(alone, 'ON');
    expect(waiting()).not.toMatch(/It is not in the plan\.$/);
    unmount();
    show(two, 'ON');
    expect(waiting()).toMatch(/It is not in the plan\.$/);
  });
});

describe('what to do', () => {
  it('says which last day of work it counts from where none was entered', () => {
    const assumed = /^You have not entered your last day of work/;
    const { unmount } = show(alone, 'ON');
    expect(screen.queryByText(assumed)).not.toBeInTheDocument();
    unmount();
    show({ ...alone, lastWorkDay: '' }, 'ON');
    expect(screen.getByText(assumed)).toBeInTheDocument();
  });

  it.each([
    ['ON', /^Before you stop workingCheck that you have 600 hours of insured work/],
    ['QC', /^Before you stop workingCheck that you have at least \$2,000 of insurable earnings/],
  ] as const)('begins in %s with what has to be checked, and has words for every entry', (province, first) => {
    show(alone, province);
    expect(texts(toDos())[0]).toMatch(first);
    expect(toDos().map((entry) => entry.lastElementChild?.textContent)).not.toContain('');
  });
});

describe('leave from the job', () => {
  const rows = () => {
    const leave = screen.getByLabelText(/^Your job: leave/, { selector: 'section' });
    return [...leave.querySelectorAll('dl > div')].map((row) => [...row.children].map((cell) => cell.textContent));
  };

  it('has the weeks of the province, and what one person can take where the law says it', () => {
    show(alone, 'ON');
    expect(rows()).toEqual([
      ['Pregnancy or maternity leave', '17 weeks'],
      ['Parental leave, parent who gave birth', '61 weeks'],
      ['Parental leave, other parent', '63 weeks'],
      ['Most that one person can take of both', '78 weeks'],
    ]);
  });

  it('has no row for a sum that the law does not name', () => {
    show(alone, 'QC');
    expect(rows()).toHaveLength(3);
  });

  it.each(['MB', 'NU'] as const)('has the official page instead of figures in %s', (province) => {
    show(alone, province);
    expect(rows()).toEqual([]);
    expect(screen.getByText('Please read the length on the official page.')).toBeInTheDocument();
  });

  it('warns in Nunavut before the length is chosen', () => {
    show(alone, 'NU');
    expect(screen.getByText(/^An older text of the law gives 37 weeks/)).toBeInTheDocument();
  });
});

describe('the sources', () => {
  const addresses = () => sources().map((link) => link.getAttribute('href'));

  it('are those of the program, its year and the leave of the province', () => {
    const { unmount } = show(alone, 'ON');
    expect(sources()[0]).toHaveTextContent('EI maternity and parental benefits, Service Canada');
    const inOntario = addresses();
    expect(inOntario).toContain(benefitSources['ei-act-12'].url);
    unmount();
    const { unmount: unmountManitoba } = show(alone, 'MB');
    const inManitoba = addresses();
    // Manitoba has no figures for leave, and so no source of them.
    expect(inOntario.filter((address) => !inManitoba.includes(address))).toHaveLength(1);
    unmountManitoba();
    show(alone, 'QC');
    expect(sources()[0]).toHaveTextContent('RQAP, Québec Parental Insurance Plan');
    expect(addresses()).toContain(benefitSources['qpip-act'].url);
    expect(addresses()).not.toContain(benefitSources['ei-act-12'].url);
  });

  it('are of the year whose figures the plan has', () => {
    const { unmount } = show(
      { ...alone, dueDate: '2025-12-10', birthDate: '2025-12-10', lastWorkDay: '2025-11-28' },
      'ON',
    );
    const in2025 = addresses();
    unmount();
    show(alone, 'ON');
    expect(addresses()).not.toEqual(in2025);
  });
});
