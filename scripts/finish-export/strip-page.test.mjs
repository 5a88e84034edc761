/** @jest-environment node */
import { hasIsland, stripPage } from './strip-page.mjs';

const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
const facts = '<script type="application/ld+json">{"@type":"WebApplication"}</script>';
const siteScript = '<script src="/base/site.js" defer=""></script>';
const runtime =
  '<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js" noModule=""></script>';
const flight = '<script>self.__next_f.push([1,"<div data-island=\\"calculator\\">"])</script>';
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" href="/_next/static/chunks/unused.css" as="style"/>';
const others = '<link rel="preload" as="image" href="/pictures/a.svg"/><link rel="stylesheet" href="/a.css"/>';

/** @param {string} body */
const page = (body) => `<html><head>${preload}${others}${runtime}</head><body>${body}${flight}</body></html>`;

it('leaves a page with a widget as it is', () => {
  const html = page(`<div class="a" data-island="calculator"></div>${siteScript}`);
  expect(stripPage(html, 'widget')).toBe(html);
});

it.each(/** @type {const} */ (['words', 'light']))(
  'takes every script from a page of tier %p, but site.js and data blocks, and no other byte',
  (tier) => {
    const html = page(`<p>Week 12</p>${rules}${facts}<script>alert(1)</script>${siteScript}`);
    expect(stripPage(html, tier)).toBe(
      `<html><head>${others}</head><body><p>Week 12</p>${rules}${facts}${siteScript}</body></html>`,
    );
  },
);

it("leaves the scripts of a page of tier 'light': its own, and that of early use", () => {
  const own =
    '<script data-in-page="early-use">queue()</script><script src="/base/light/own-week.js" defer=""></script>';
  expect(stripPage(page(own + siteScript), 'light')).toBe(
    `<html><head>${others}</head><body>${own}${siteScript}</body></html>`,
  );
});

it('is not misled by a widget that only the flight data or a longer word names', () => {
  expect(hasIsland(page('<p data-islands="2">data-island</p>'))).toBe(false);
  expect(hasIsland(page('<div data-island="toaster" class="a"></div>'))).toBe(true);
});
