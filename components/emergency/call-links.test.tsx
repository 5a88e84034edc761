import { render } from '@testing-library/react';
import { followSignBand } from '@/lib/browser/follow-sign-band';
import { findWarningSigns } from '@/lib/weeks/warning-signs';
import { CallLinks } from './call-links';
import { SignGroups } from './sign-groups';

/** The lists of week 37, and whom to call now, as the script of the page leaves them. */
function follow(stored: Record<string, string>) {
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  const { container } = render(
    <SignGroups
      groups={findWarningSigns(37)?.groups ?? []}
      heading="h3"
      hasEveryRegion
      getAnchor={(sign) => sign}
      getCall={(order) => <CallLinks order={order} healthLinesId="lines" />}
    />,
  );
  followSignBand(container);
  const calls = [...container.querySelectorAll<HTMLAnchorElement>('[data-calls] a')];
  return {
    water: [...container.querySelectorAll<HTMLElement>('li[id^="water"]')]
      .filter((line) => !line.closest('[hidden]') && !line.id.includes('-s') && /^water(-in-|$)/.test(line.id))
      .map(({ id }) => id),
    calls: [...new Set(calls.filter(({ hidden }) => !hidden).map((link) => link.getAttribute('href')))],
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const phone = { providerPhone: '{"version":1,"number":"(613) 555-0100"}' };

it.each([
  [{}, ['water-in-unknown-region']],
  [{ region: 'ON' }, ['water']],
  [{ region: 'QC' }, ['water-in-quebec']],
])('words the water that breaks as the region does: %p', (stored, water) => {
  expect(follow(stored).water).toEqual(water);
});

it.each([
  [{}, ['#lines']],
  [{ region: 'ON' }, ['tel:811']],
  [{ region: 'MB' }, ['tel:+18883159257']],
  [{ region: 'ON', ...phone }, ['tel:6135550100']],
  [{ ...phone }, ['tel:6135550100']],
])('has the own number to call, else that of the region, else the numbers of all: %p', (stored, calls) => {
  expect(follow(stored).calls).toEqual(calls);
});

it('puts no health line beside an order that says to go', () => {
  const html = render(<CallLinks order="go" healthLinesId="lines" />).container.innerHTML;
  expect(html).toBe('');
  const { container } = render(<CallLinks order="call-or-go" healthLinesId="lines" />);
  expect(container.querySelector('[data-call="line"], [data-call="find"]')).toBeNull();
});
