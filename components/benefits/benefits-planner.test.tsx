import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { initialPlannerFields, serializeBenefitsPlan } from '@/lib/benefits/planner-fields';
import { forgetBenefitsPlan } from '@/lib/browser/use-benefits-plan';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { BenefitsPlanner } from './benefits-planner';

const inDays = (days: number) => formatCalendarDate(addDays(new Date(), days));
const ownDueDate = inDays(150);
const otherDueDate = inDays(170);
const filled = { ...initialPlannerFields, dueDate: ownDueDate, earnings: { birth: '1000', other: '' } };

// By label and text: roles are slow to look up in a form of this length.
const dueDate = () => screen.getByLabelText('Due date', { selector: 'input' });
const earnings = () => screen.getByLabelText('Earnings a week, before tax');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const heading = () => screen.findByText('Your benefits plan');
const inShort = () => screen.getByLabelText('Plan in short');
const readKept = () => JSON.parse(window.localStorage.getItem('benefitsPlan') ?? 'null');

/** Opens the planner as on a new visit. */
async function open() {
  cleanup();
  await act(async () => void render(<BenefitsPlanner />));
}

/** Opens it in Ontario with all that a plan needs. */
async function openFilled(isPlanned = false) {
  window.localStorage.setItem('region', 'ON');
  window.localStorage.setItem('benefitsPlan', serializeBenefitsPlan({ fields: filled, isPlanned }));
  await open();
}

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  forgetRegion();
  forgetPregnancy();
  forgetBenefitsPlan();
  window.localStorage.clear();
});

describe('what is kept', () => {
  it('is nothing before something is entered', async () => {
    storePregnancy({ dueDate: ownDueDate });
    await open();
    expect(dueDate()).toHaveValue(ownDueDate);
    act(() => storeRegion('ON'));
    expect(readKept()).toBeNull();
  });

  it('is every edit, also one that nothing can be planned from', async () => {
    await open();
    type(earnings(), 'lots');
    expect(readKept()).toMatchObject({ fields: { earnings: { birth: 'lots' } }, isPlanned: false });
    await open();
    expect(earnings()).toHaveValue('lots');
  });

  it('is that the plan was shown, which then is there on the next visit without taking focus', async () => {
    await openFilled();
    expect(screen.queryByText('Your benefits plan')).not.toBeInTheDocument();
    await press('Show my plan');
    expect(await heading()).toHaveFocus();
    expect(readKept()).toMatchObject({ isPlanned: true });
    await open();
    expect(await heading()).not.toHaveFocus();
  });

  it.each(['{', '{"version":1,"fields":{"dueDate":7},"isPlanned":true}'])(
    'is left alone where it is no plan: %s',
    async (text) => {
      window.localStorage.setItem('benefitsPlan', text);
      await open();
      expect(dueDate()).toHaveValue('');
      expect(window.localStorage.getItem('benefitsPlan')).toBe(text);
    },
  );

  it('stays on the page where the browser keeps nothing', async () => {
    await openFilled();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    type(earnings(), '900');
    await press('Show my plan');
    expect(await heading()).toBeInTheDocument();
    expect(earnings()).toHaveValue('900');
  });
});

describe('the due date that the site knows', () => {
  it('replaces that of the form on the next visit where another tab has entered it meanwhile', async () => {
    storePregnancy({ dueDate: ownDueDate });
    await open();
    act(() => storePregnancy({ dueDate: otherDueDate }));
    type(earnings(), '1000');
    expect(dueDate()).toHaveValue(ownDueDate);
    await open();
    expect(dueDate()).toHaveValue(otherDueDate);
    expect(earnings()).toHaveValue('1000');
  });

  it('does not replace one that was typed here since', async () => {
    storePregnancy({ dueDate: ownDueDate });
    await open();
    type(dueDate(), otherDueDate);
    await open();
    expect(dueDate()).toHaveValue(otherDueDate);
  });

  it('stores no plan again when it is erased with it', async () => {
    storePregnancy({ dueDate: ownDueDate });
    await open();
    type(earnings(), '1000');
    act(() => {
      forgetBenefitsPlan();
      forgetPregnancy();
    });
    expect(readKept()).toBeNull();
    expect(earnings()).toHaveValue('');
    expect(dueDate()).toHaveValue('');
  });
});

describe('clearing', () => {
  it('removes the plan and all but the due date that the site knows', async () => {
    storePregnancy({ dueDate: otherDueDate });
    await openFilled(true);
    expect(await heading()).toBeInTheDocument();
    await press('Clear');
    expect(screen.queryByText('Your benefits plan')).not.toBeInTheDocument();
    expect(earnings()).toHaveValue('');
    expect(dueDate()).toHaveValue(otherDueDate);
    expect(readKept()).toBeNull();
  });

  it('in another tab clears the form here, which keeps what is entered after it', async () => {
    await openFilled(true);
    act(() => forgetBenefitsPlan());
    expect(earnings()).toHaveValue('');
    expect(readKept()).toBeNull();
    type(earnings(), '800');
    expect(readKept()).toMatchObject({ fields: { dueDate: '', earnings: { birth: '800' } } });
  });
});

describe('the region', () => {
  const region = () => screen.getByLabelText('Province or territory');

  it('is remembered for all widgets, and forgotten where the choice is taken back', async () => {
    await open();
    type(region(), 'QC');
    expect(window.localStorage.getItem('region')).toBe('QC');
    expect(screen.getByText('Basic plan')).toBeInTheDocument();
    type(region(), '');
    expect(window.localStorage.getItem('region')).toBeNull();
    expect(screen.getByText('Standard option')).toBeInTheDocument();
  });

  it('follows what another widget chooses, with the plan', async () => {
    await openFilled(true);
    expect(await screen.findByText(/^Ontario: Employment Insurance/)).toBeInTheDocument();
    await act(async () => storeRegion('QC'));
    expect(region()).toHaveValue('QC');
    expect(screen.getByText(/^Quebec Parental Insurance Plan \(QPIP\)\. Due/)).toBeInTheDocument();
  });
});

describe('the plan in short', () => {
  it('is empty until a plan is asked for, names both options, and says when it is behind the form', async () => {
    await openFilled();
    expect(inShort()).toBeEmptyDOMElement();
    await press('Show my plan');
    expect(inShort()).toHaveTextContent(
      /^Standard option: \$[\d,]+ in 50 weeks\. Extended option: \$[\d,]+ in 76 weeks\.$/,
    );
    type(earnings(), '');
    expect(inShort()).toHaveTextContent('The plan below does not hold your last change yet.');
    expect(await heading()).toBeInTheDocument();
  });

  it('adds up the weeks of two parents', async () => {
    await openFilled(true);
    fireEvent.click(screen.getByText('Two parents'));
    type(screen.getByLabelText("Other parent's earnings a week, before tax"), '900');
    expect(inShort()).toHaveTextContent(/^Standard option: \$[\d,]+ for 5\d paid weeks between you\./);
  });
});
