import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
// Loaded before, so that it would show at once where it is not waited for.
import '@/components/checklist/hospital-bag';
import { provinceSlugs } from '@/data/provinces';
import { forgetRegion } from '@/lib/browser/use-region';
import { HomeTabs } from './home-tabs';
import { RegionJump } from './region-jump';

afterEach(() => {
  forgetRegion();
  window.localStorage.clear();
});

describe('the tabs of the home page', () => {
  const open = (name: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name })));
  const list = () => screen.findByLabelText('Items to pack');

  it('open with the tips, and load a tool when its tab is first shown', async () => {
    await act(async () => void render(<HomeTabs />));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Tips');
    expect(screen.queryByLabelText('Items to pack')).not.toBeInTheDocument();
    expect(screen.getByText('Open the checklist on its own page')).toHaveAttribute('href', '/hospital-bag');
    expect(screen.getByText('Open the timer on its own page')).toHaveAttribute('href', '/contraction-timer');
    await open('Checklist');
    expect(await list()).toBeVisible();
    await open('Tips');
    expect(await list()).not.toBeVisible();
  });
});

describe('the way to the resources of a region', () => {
  const regions = (['ON', 'QC'] as const).map((code) => ({ code, name: code, slug: provinceSlugs[code] }));
  const link = () => screen.getByRole('link', { name: 'Find Local Resources' });
  const choose = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });

  it('leads to the region that is chosen, and remembers it', async () => {
    render(<RegionJump regions={regions} />);
    expect(link()).toHaveAttribute('href', '/resources');
    choose('QC');
    expect(link()).toHaveAttribute('href', '/resources#quebec');
    await waitFor(() => expect(window.localStorage.getItem('region')).toBe('QC'));
  });

  it('leaves another region that is remembered as it is', async () => {
    window.localStorage.setItem('region', 'ON');
    render(<RegionJump regions={regions} />);
    await act(async () => void choose('QC'));
    expect(link()).toHaveAttribute('href', '/resources#quebec');
    expect(window.localStorage.getItem('region')).toBe('ON');
  });

  it('leads to all again where the choice is taken back, and forgets nothing', async () => {
    render(<RegionJump regions={regions} />);
    choose('ON');
    await waitFor(() => expect(window.localStorage.getItem('region')).toBe('ON'));
    await act(async () => void choose(''));
    expect(link()).toHaveAttribute('href', '/resources');
    expect(window.localStorage.getItem('region')).toBe('ON');
  });
});
