/** @jest-environment node */

import { provinceCodes, provinceSlugs } from '@/data/provinces';
import { fc } from '@/scripts/testing/properties';
import { type FinderAction, type FinderState, initialFinderState, reduceFinder } from './finder-state';
import { getProvincePath } from './provinces';

const act = (...actions: FinderAction[]): FinderState => actions.reduce(reduceFinder, initialFinderState);
const read = (hash: string, remembered?: (typeof provinceCodes)[number]): FinderAction => ({
  type: 'address-read',
  hash,
  remembered,
});
const search = (text: string): FinderAction[] => [
  { type: 'postal-code-changed', text },
  { type: 'postal-code-searched' },
];

describe('arriving', () => {
  it.each([
    ['', undefined, undefined],
    ['', 'QC', 'QC'],
    ['ontario', undefined, 'ON'],
    ['ontario', 'QC', 'ON'],
    ['Prince-Edward-Island', undefined, 'PE'],
    ['%E0%A4%A', undefined, undefined],
    ['<script>', 'QC', 'QC'],
    ['toString', undefined, undefined],
  ] as const)('at #%s with %s remembered shows %s', (hash, remembered, region) => {
    expect(act(read(hash, remembered)).region).toBe(region);
  });

  it('announces nothing', () => {
    expect(act(read('ontario')).outcome).toBeUndefined();
  });
});

describe('the address', () => {
  const chosen: FinderAction[] = [read(''), { type: 'region-chosen', region: 'ON' }, read('ontario', 'ON')];

  it('keeps the answer of the choice that changed it', () => {
    expect(act(...chosen)).toMatchObject({ region: 'ON', outcome: { type: 'chosen', region: 'ON' } });
  });

  it.each([
    ['quebec', 'QC'],
    ['', undefined],
    // The link 'Skip to content', or whatever somebody typed.
    ['content', 'ON'],
  ] as const)('changing to #%s shows %s, whatever is remembered', (hash, region) => {
    expect(act(...chosen, read(hash, 'ON')).region).toBe(region);
  });
});

describe('a postal code', () => {
  it('leads to its region', () => {
    expect(act(read(''), ...search('x1a 2n3'))).toMatchObject({
      region: 'NT',
      outcome: { type: 'found', postalCode: 'X1A2N3', region: 'NT' },
    });
  });

  it.each([
    ['W1A 1A1', false],
    ['X9Z', false],
    ['X', true],
    ['x0', true],
    ['X2', false],
  ])('%s that matches nothing says so and changes nothing else', (text, isPartOfX) => {
    const state = act(read('quebec'), ...search(text));
    expect(state.outcome).toMatchObject({ type: 'unmatched', isPartOfX });
    expect(state.region).toBe('QC');
    expect(state.postalCode).not.toBe('');
  });

  it('is not searched while it is empty', () => {
    expect(act(read(''), ...search(' - ')).outcome).toBeUndefined();
  });

  it('takes the answer away when it changes, and only then', () => {
    const searched = [read(''), ...search('W')];
    expect(act(...searched, { type: 'postal-code-changed', text: 'w ' }).outcome).toBeDefined();
    expect(act(...searched, { type: 'postal-code-changed', text: 'w1' }).outcome).toBeUndefined();
  });

  it('stays typed while the visitor looks at the list', () => {
    const state = act(
      read(''),
      ...search('W1A'),
      { type: 'mode-changed', mode: 'province' },
      { type: 'region-chosen', region: 'ON' },
    );
    expect(state).toMatchObject({ mode: 'province', postalCode: 'W1A', region: 'ON' });
  });
});

it('forgets the answer when the visitor turns to the other way of searching, and not when it is the same', () => {
  const searched = [read(''), { type: 'mode-changed', mode: 'postal' } as const, ...search('W1A')];
  expect(act(...searched)).toMatchObject({ mode: 'postal', outcome: { type: 'unmatched' } });
  expect(act(...searched, { type: 'mode-changed', mode: 'postal' })).toEqual(act(...searched));
  const turned = act(...searched, { type: 'mode-changed', mode: 'province' });
  expect(turned).toMatchObject({ mode: 'province', postalCode: 'W1A' });
  expect(turned).not.toHaveProperty('outcome');
});

it('reads the addresses of all regions back, in either case', () => {
  fc.assert(
    fc.property(fc.constantFrom(...provinceCodes), fc.boolean(), (code, isUpper) => {
      const slug = provinceSlugs[code];
      expect(act(read(isUpper ? slug.toUpperCase() : slug)).region).toBe(code);
      expect(getProvincePath(code)).toBe(`/resources/${slug}`);
    }),
  );
});
