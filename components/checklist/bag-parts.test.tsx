import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '@/components/ui/toaster';
import { removeStored } from '@/lib/browser/storage';
import { storePackingPlan } from '@/lib/browser/use-checklist';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { createChecklist, type PackingPlan } from '@/lib/checklist/checklist';
import { BagPicture } from './bag-picture';
import { BagProgress } from './bag-progress';
import { HospitalBag } from './hospital-bag';
import { PackingDay } from './packing-day';

// By text and label: roles are slow to look up in a list of this length.
const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const isShown = (name: string) => !box(name).closest('li')?.classList.contains('hidden');
const messages = () => screen.getByLabelText('Notifications').textContent;
const warnings = () => screen.getByLabelText('Warnings').textContent;
const keeping = () => screen.getByLabelText('Saving').textContent;
const open = () =>
  render(
    <>
      <HospitalBag />
      <Toaster />
    </>,
  );
const refuse = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  toast.remove();
  for (const key of ['hospitalBagChecklist', 'packingPlan', 'pregnancy']) removeStored(key);
});

it('shows what the filter names, and headings of nothing else', async () => {
  open();
  const group = (name: string) => screen.getByText(name, { selector: 'h4' }).closest('div');
  expect([isShown('Lip balm and hair ties'), isShown('Music and headphones')]).toEqual([true, true]);
  await press('Essentials');
  expect([isShown('Lip balm and hair ties'), isShown('Music and headphones')]).toEqual([true, false]);
  expect(group('For Siblings')).toHaveClass('hidden');
  await press('Additional');
  expect([isShown('Lip balm and hair ties'), isShown('Music and headphones')]).toEqual([false, true]);
  expect(group('For Siblings')).not.toHaveClass('hidden');
});

describe('an own item', () => {
  const add = async (label: string) => {
    fireEvent.change(screen.getByLabelText('What to pack'), { target: { value: label } });
    await press('Add');
  };

  it('is shown whatever the filter was', async () => {
    open();
    await press('Essentials');
    await add('Guitar');
    expect(isShown('Guitar')).toBe(true);
    expect(isShown('Music and headphones')).toBe(true);
    expect(messages()).toContain('Guitar is on your list.');
    expect(screen.getByLabelText('What to pack')).toHaveValue('');
  });

  it('goes to the part that was chosen, and a refused one stays in its field', async () => {
    open();
    fireEvent.change(screen.getByLabelText('Part of the list'), { target: { value: 'siblings' } });
    await add('Guitar');
    expect(within(screen.getByLabelText('For Siblings')).getByLabelText('Guitar')).toBeInTheDocument();
    await add(' guitar ');
    expect(screen.getByLabelText('What to pack')).toBeInvalid();
    expect(screen.getByLabelText('What to pack')).toHaveFocus();
    expect(screen.getByLabelText('What to pack')).toHaveValue(' guitar ');
    expect(screen.getAllByLabelText(/^guitar$/i)).toHaveLength(1);
  });
});

describe('keeping', () => {
  it('says that a list is saved, and a reset can be taken back', async () => {
    open();
    tick('Lip balm and hair ties');
    expect(keeping()).toBe('Every tick is saved on this device as you make it.');
    await press('Reset');
    expect(box('Lip balm and hair ties')).not.toBeChecked();
    expect(messages()).toContain('All items have been unchecked.');
    await press('Undo');
    expect(box('Lip balm and hair ties')).toBeChecked();
    expect(screen.getByText('Reset')).toHaveFocus();
    expect(screen.getByText('Undo')).toBeDisabled();
  });

  it('goes on in memory where the browser refuses, and never says that it saved', async () => {
    refuse();
    open();
    tick('Lip balm and hair ties');
    expect(box('Lip balm and hair ties')).toBeChecked();
    expect(keeping()).toMatch(/^This browser does not let us keep your list\./);
    await press('Save');
    expect(warnings()).toContain('Checklist not saved');
    expect(messages()).not.toContain('Your progress has been saved.');
  });

  it('says so of a damaged list until the page is left, also once it is mended', async () => {
    window.localStorage.setItem('hospitalBagChecklist', 'garbage');
    open();
    expect(keeping()).toContain('Part of your saved list could not be read.');
    tick('Lip balm and hair ties');
    await press('Save');
    expect(messages()).toContain('Your progress has been saved.');
    expect(keeping()).toContain('Part of your saved list could not be read.');
    cleanup();
    open();
    expect(keeping()).toBe('Every tick is saved on this device as you make it.');
  });
});

it('tells that the picture could not be drawn, and lets one try again', async () => {
  // jsdom draws nothing.
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  open();
  fireEvent.click(screen.getByText('Save as Image'));
  expect(await screen.findByText('The picture was not saved')).toBeInTheDocument();
  expect(screen.getByText('Save as Image')).toBeEnabled();
  expect(screen.queryByText(/asked to save it/)).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith('Failed to download image', expect.anything());
});

it('says nothing of progress before it is known', () => {
  const [first, ...others] = createChecklist();
  const ticked = first ? [{ ...first, isChecked: true }, ...others] : [];
  const { rerender } = render(<BagProgress items={ticked} isKnown={false} />);
  const [figure] = screen.getAllByRole('progressbar');
  const figures = figure?.parentElement?.parentElement;
  expect(figures).toHaveClass('invisible');
  expect(screen.getByText('50 things, 37 you need')).toHaveClass('invisible');
  rerender(<BagProgress items={ticked} isKnown />);
  expect(figures).not.toHaveClass('invisible');
  expect(figure).toHaveAttribute('aria-valuetext', '1/50 items');
});

it('says how much there is until the first tick, in the room of the figures', () => {
  render(<BagProgress items={createChecklist()} isKnown />);
  expect(screen.getByText('50 things, 37 you need')).not.toHaveClass('invisible');
  expect(screen.getAllByRole('progressbar')[0]?.parentElement?.parentElement).toHaveClass('invisible');
});

it('has the parts of the list in three bags', () => {
  open();
  const bags = screen.getAllByText(/^(Your bag|Baby's bag|Family and papers)$/, { selector: 'h3' });
  expect(
    bags.map((bag) => [...(bag.parentElement?.querySelectorAll('h4') ?? [])].map((part) => part.textContent)),
  ).toEqual([
    ['For Mom - Labor & Delivery', 'For Mom - Hospital Stay'],
    ['For Baby'],
    ['For Partner/Support Person', 'For Siblings', 'Important Documents'],
  ]);
});

describe('when to pack', () => {
  const advice = () => screen.getByRole('status', { name: 'When to pack' });
  const show = (plan: Parameters<typeof storePackingPlan>[0]) => {
    storePackingPlan(plan);
    render(<PackingDay />);
  };

  it.each([
    [{ babies: 1, mustTravel: false }, /^Enter your due date to see your own packing day\.$/],
    [{ babies: 2, mustTravel: false }, /^With twins, pack at 33 weeks: twins often come early\./],
    [{ babies: 1, mustTravel: true }, /^Because you must travel, pack at 34 weeks\..*Ask your provider when to leave/],
    [{ babies: 4, mustTravel: true }, /^With four or more babies and travel, pack at 24 weeks\./],
  ] as const)('%j', (plan, text) => {
    show(plan);
    expect(advice()).toHaveTextContent(text);
  });

  it('follows what is chosen, one choice beside the other', () => {
    show({ babies: 1, mustTravel: false });
    fireEvent.change(screen.getByLabelText('How many babies?'), { target: { value: '3' } });
    fireEvent.click(screen.getByLabelText('I need to travel to give birth'));
    expect(advice()).toHaveTextContent(/^With triplets and travel, pack at 27 weeks\./);
    expect(JSON.parse(window.localStorage.getItem('packingPlan') ?? '')).toEqual({ babies: 3, mustTravel: true });
  });

  it.each([
    [-20, 0],
    [-21, 1],
  ])('asks for a due date instead of counting from one of %d days', (days, count) => {
    storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), days)) });
    show({ babies: 1, mustTravel: false });
    expect(screen.queryAllByText('Enter your due date')).toHaveLength(count);
  });
});

it('says on the saved picture when to pack, sooner for who has twins or must travel', () => {
  const describe = (plan: PackingPlan) => {
    const { container } = render(<BagPicture items={[]} plan={plan} />);
    return container.textContent;
  };
  expect(describe({ babies: 1, mustTravel: false })).toMatch(
    /Recommended to pack at 36 weeks\. For Mom - Labor & Delivery.*or whoever gives birth/,
  );
  expect(describe({ babies: 3, mustTravel: true })).toContain('With triplets and travel, pack at 27 weeks.');
});
