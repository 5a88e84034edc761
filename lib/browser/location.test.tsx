import { act, renderHook } from '@testing-library/react';
import { clearLocationSearch, useLocationHash, useLocationSearch } from './location';

const read = () => renderHook(() => ({ search: useLocationSearch(), hash: useLocationHash() })).result;

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a date behind the # of an address', () => {
  it.each([
    ['/#date=2027-06-08', '?date=2027-06-08'],
    ['/#?Date=2027-06-08', '?Date=2027-06-08'],
    ['/#date%3D2027-06-08', '?date%3D2027-06-08'],
    ['/?utm_source=mail#date=2027-06-08', '?utm_source=mail&date=2027-06-08'],
  ])('moves behind its ?, and can be taken away there: %s', (address, search) => {
    window.history.replaceState(null, '', address);
    const location = read();
    expect(location.current).toEqual({ search, hash: '' });
    act(clearLocationSearch);
    expect(location.current).toEqual({ search: '', hash: '' });
  });

  it.each(['#facts', '#due-date', '#change-date', '#content'])('is not taken from %s', (hash) => {
    window.history.replaceState(null, '', `/calculator${hash}`);
    expect(read().current).toEqual({ search: '', hash: hash.slice(1) });
  });
});
