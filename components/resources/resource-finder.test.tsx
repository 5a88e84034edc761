import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { removeStored } from '@/lib/browser/storage';
import { forgetRegion } from '@/lib/browser/use-region';
import { awayFromNunavut, emergencyInNunavut } from '@/words/without-911';
import { ResourceFinder } from './resource-finder';

const region = () => screen.getByLabelText('Province or territory');
const shown = () => screen.queryByText(/ Resources$/, { selector: '#region-heading' });
const answer = () => screen.getByRole('status', { name: 'Search result' });
const postalCode = () => screen.getByLabelText<HTMLInputElement>('Postal code');

/** Opens the finder as on a new visit to this address. */
async function open(hash = '', remembered?: string) {
  cleanup();
  if (remembered) window.localStorage.setItem('region', remembered);
  window.history.replaceState(null, '', `/resources${hash && '#'}${hash}`);
  const finder = (
    <ResourceFinder
      regionLinks={<p>All regions</p>}
      emergency={{ withLine: <EmergencyLine />, withoutLine: emergencyInNunavut.text, away: awayFromNunavut }}
    >
      {null}
    </ResourceFinder>
  );
  await act(async () => void render(finder));
}

/** Searches by a postal code. */
async function search(code: string) {
  await act(async () => void fireEvent.click(screen.getByText('Search by Postal Code')));
  fireEvent.change(postalCode(), { target: { value: code } });
  await act(async () => void fireEvent.click(screen.getByText('Search')));
}

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  forgetRegion();
  removeStored('healthCentrePhone');
  window.localStorage.clear();
});

describe('the region', () => {
  it('is that of the address, whatever is remembered', async () => {
    await open('quebec', 'ON');
    expect(region()).toHaveValue('QC');
    expect(window.localStorage.getItem('region')).toBe('ON');
  });

  it('that is remembered gets its address, without a step back to none', async () => {
    const before = window.history.length;
    await open('', 'YT');
    expect(region()).toHaveValue('YT');
    expect(window.location.hash).toBe('#yukon');
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['atlantis', undefined],
    ['', 'XX'],
  ])('is none where the address ends in %j and %p is remembered', async (hash, remembered) => {
    await open(hash, remembered);
    expect(region()).toHaveValue('');
    expect(screen.getByText('All regions')).toBeInTheDocument();
    expect(window.location.hash).toBe(hash && `#${hash}`);
  });

  it('that is chosen is remembered, and is in the address', async () => {
    await open();
    await act(async () => void fireEvent.change(region(), { target: { value: 'NU' } }));
    expect(window.localStorage.getItem('region')).toBe('NU');
    expect(window.location.hash).toBe('#nunavut');
    expect(screen.queryByText('All regions')).not.toBeInTheDocument();
    expect(answer()).toHaveTextContent('Nunavut Resources are shown above.');
  });

  it('that is chosen last on the page of the first choice is remembered, as the arrow keys choose each on their way', async () => {
    await open();
    for (const value of ['AB', 'BC', 'ON']) {
      await act(async () => void fireEvent.change(region(), { target: { value } }));
    }
    expect(window.localStorage.getItem('region')).toBe('ON');
  });

  it('that the first letter of a town stands for is shown, and not remembered', async () => {
    await open();
    await search('Sudbury');
    expect(answer()).toHaveTextContent(
      'Postal codes that begin with S are in Saskatchewan. The resources are shown above.',
    );
    expect(shown()).toHaveTextContent('Saskatchewan Resources');
    expect(window.location.hash).toBe('#saskatchewan');
    expect(window.localStorage.getItem('region')).toBeNull();
  });

  it('that was chosen on the page is not replaced by that of the first letter of a town', async () => {
    await open();
    await act(async () => void fireEvent.change(region(), { target: { value: 'ON' } }));
    await search('Sudbury');
    expect(shown()).toHaveTextContent('Saskatchewan Resources');
    expect(window.localStorage.getItem('region')).toBe('ON');
    await search('S4P');
    expect(window.localStorage.getItem('region')).toBe('SK');
  });

  it.each([
    ['chosen from the list', () => act(async () => void fireEvent.change(region(), { target: { value: 'NU' } }))],
    ['found by a postal code', () => search('X0A 0H0')],
  ])('that is %s is not remembered in the place of another one', async (_how, lookUp) => {
    await open('', 'NS');
    expect(screen.queryByText(/^The rest of this site/)).not.toBeInTheDocument();
    await lookUp();
    expect(shown()).toHaveTextContent('Nunavut Resources');
    const message = await screen.findByText(
      'The rest of this site stays with Nova Scotia: health line, dates and leave.',
    );
    expect(window.localStorage.getItem('region')).toBe('NS');
    fireEvent.click(screen.getByRole('button', { name: 'Use Nunavut everywhere' }));
    expect(window.localStorage.getItem('region')).toBe('NU');
    expect(message).toHaveTextContent('The whole site now uses Nunavut.');
    expect(message).toHaveFocus();
    expect(screen.queryByRole('button', { name: /everywhere/ })).not.toBeInTheDocument();
  });

  it('that is chosen shows also where the browser keeps nothing, and nothing is said of the rest of the site', async () => {
    await open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    await act(async () => void fireEvent.change(region(), { target: { value: 'SK' } }));
    expect(region()).toHaveValue('SK');
    expect(window.location.hash).toBe('#saskatchewan');
    await act(async () => void fireEvent.change(region(), { target: { value: 'NU' } }));
    expect(await screen.findByRole('heading', { name: 'Special Programs in Nunavut' })).toBeInTheDocument();
    expect(screen.queryByText(/^The rest of this site/)).not.toBeInTheDocument();
  });

  it('follows the address on Back, without an answer to a choice', async () => {
    await open('quebec');
    await act(async () => void fireEvent.change(region(), { target: { value: 'ON' } }));
    window.history.replaceState(null, '', '/resources#quebec');
    await act(async () => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(region()).toHaveValue('QC');
    expect(answer()).toBeEmptyDOMElement();
    expect(window.localStorage.getItem('region')).toBe('ON');
  });
});

describe('whom to call', () => {
  const line = () => shown()?.parentElement?.querySelector('p');

  it.each(['ontario', 'quebec'])(
    'is the health line of the region, and 911 or who answers without it: %s',
    async (region) => {
      await open(region);
      expect(line()).toHaveTextContent(
        /^Talk to a nurse\. (Health811|Info-Santé): 811\. In an emergency call 911\. Nunavut has no 911: /,
      );
    },
  );

  it('is the health centre in Nunavut, and 911 in words alone for who is away from it', async () => {
    await open('nunavut');
    expect(line()).toHaveTextContent(`Talk to a nurse. Call your community health centre. ${emergencyInNunavut.text}`);
    expect(screen.getByText(awayFromNunavut)).toBeInTheDocument();
    expect(document.querySelector('[href="tel:911"]')).toBeNull();
  });

  it('asks who lives in Nunavut for the number of their health centre, right there', async () => {
    await open();
    await act(async () => void fireEvent.change(region(), { target: { value: 'NU' } }));
    const field = await screen.findByLabelText('Emergency number of your health centre');
    expect(document.querySelector('[href="tel:911"]')).toBeNull();
    fireEvent.change(field, { target: { value: '867-555-0100' } });
    fireEvent.submit(field);
    expect(screen.getByRole('link', { name: 'My health centre 867-555-0100' })).toHaveAttribute(
      'href',
      'tel:8675550100',
    );
  });
});

describe('a postal code', () => {
  it.each([
    ['m5v', 'ON', 'M5V is in Ontario. The resources are shown above.'],
    ['x0c', 'NU', 'X0C is in Nunavut. The resources are shown above.'],
  ])('%s leads to %s, and is remembered', async (code, found, text) => {
    await open();
    await search(code);
    expect(answer()).toHaveTextContent(text);
    expect(window.localStorage.getItem('region')).toBe(found);
    expect(postalCode()).toBeValid();
  });

  it.each(['H0H 0H0', 'h0h'])('%s, of letters to Santa, shows Quebec and is no place to live', async (code) => {
    await open();
    await search(code);
    expect(answer()).toHaveTextContent(`${code.toUpperCase()} is where letters to Santa go.`);
    expect(answer()).toHaveTextContent('It is not kept as the place where you live');
    expect(shown()).toHaveTextContent('Quebec Resources');
    expect(window.localStorage.getItem('region')).toBeNull();
  });

  it.each([
    [
      'X0',
      'X0 could be in the Northwest Territories or in Nunavut. Enter its first three characters, or choose from the list.',
    ],
    ['Z1Z', 'No province or territory has the postal code Z1Z. Check it, or choose from the list.'],
  ])('%s leaves the region as it is, says why beside the field, and offers the list', async (code, text) => {
    await open('alberta');
    await search(code);
    expect(postalCode()).toBeInvalid();
    expect(postalCode()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(shown()).toHaveTextContent('Alberta Resources');
    expect(window.localStorage.getItem('region')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByText('Choose from the list')));
    expect(region()).toHaveFocus();
    expect(region()).toHaveValue('AB');
    expect(answer()).toBeEmptyDOMElement();
  });

  it('is not searched while it is empty', async () => {
    await open();
    await act(async () => void fireEvent.click(screen.getByText('Search by Postal Code')));
    expect(screen.getByText('Search')).toBeDisabled();
  });

  it('keeps the caret where one types, and takes no seventh character', async () => {
    await open();
    await act(async () => void fireEvent.click(screen.getByText('Search by Postal Code')));
    fireEvent.change(postalCode(), { target: { value: 'k1a0b1xyz' } });
    expect(postalCode()).toHaveValue('K1A 0B1');
    await userEvent.type(postalCode(), '9', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(postalCode()).toHaveValue('K9A 0B1');
    expect(postalCode().selectionStart).toBe(2);
  });
});

describe('the way to search', () => {
  it('gives focus to the list only where it was asked for instead of a code', async () => {
    await open();
    await act(async () => void fireEvent.click(screen.getByText('Search by Postal Code')));
    await act(async () => void fireEvent.click(screen.getByText('Search by Province')));
    expect(region()).not.toHaveFocus();
  });
});
