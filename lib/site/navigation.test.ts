/** @jest-environment node */
import { findMenuPath, findPageName, listDrawer, listMenu, listOfflineLinks } from './navigation';
import { pageWords } from './page-words';

const listPaths = (links: { path: string }[]) => links.map(({ path }) => path);

it('has the pages of each menu in the order of the site', () => {
  // The bar of a wide screen has room for no more.
  expect(listPaths(listMenu('header'))).toEqual(['/', '/calculator', '/development', '/resources', '/timeline']);
  expect(listPaths(listMenu('tools')).slice(0, 2)).toEqual(['/contraction-timer', '/when-to-call']);
  expect(listPaths(listMenu('tools'))).toContain('/birth');
  expect(listPaths(listMenu('tools'))).not.toContain('/support');
  expect(listPaths(listMenu('footer'))).toEqual(expect.arrayContaining(['/about', '/support']));
});

it('has when to call second in the drawer, and the timer first among its tools', () => {
  const { main, tools } = listDrawer();
  expect(listPaths(main).slice(0, 2)).toEqual(['/', '/when-to-call']);
  expect(listPaths(tools)[0]).toBe('/contraction-timer');
  expect(listPaths([...main, ...tools]).sort()).toEqual(
    listPaths([...listMenu('header'), ...listMenu('tools')]).sort(),
  );
});

it('names a link as its menu does', () => {
  expect(listMenu('tools').find(({ id }) => id === 'hospital-bag')).toEqual({
    id: 'hospital-bag',
    path: '/hospital-bag',
    label: 'Hospital bag',
    about: 'A list to pack from and to print',
  });
  expect(listMenu('footer')[1]?.label).toBe('Support after a loss');
});

it('names a link as its page does, where the menu has no name for it', () => {
  jest.isolateModules(() => {
    jest.doMock('@/words/navigation', () => ({ mainNavigation: {}, toolLinks: {}, footerLinks: {} }));
    const { listMenu: list } = require('./navigation') as typeof import('./navigation');
    expect(list('header').map(({ label }) => label)).toContain(pageWords.development.shortTitle);
  });
});

it.each([
  ['/calculator', '/calculator'],
  ['/development/week-20', '/development'],
  ['/tips', '/tips'],
  ['/', '/'],
  ['/about', undefined],
  ['/birth', '/birth'],
  ['/offline', undefined],
])('marks for %s the link to %s', (path, marked) => {
  expect(findMenuPath(path)).toBe(marked);
});

it.each([
  ['/hospital-bag', 'Hospital bag'],
  ['/movements', pageWords.movements.shortTitle],
  ['/birth', 'My baby is here'],
  ['/missing', undefined],
  ['/safety', undefined],
])('calls %s %p', (path, name) => {
  expect(findPageName(path)).toBe(name);
});

it('says what works without a connection, the most urgent first', () => {
  expect(listPaths(listOfflineLinks()).slice(0, 2)).toEqual(['/contraction-timer', '/when-to-call']);
  expect(listOfflineLinks()).toContainEqual({
    id: 'development',
    path: '/development',
    label: 'Baby Development',
    about: 'All forty weeks.',
  });
});
