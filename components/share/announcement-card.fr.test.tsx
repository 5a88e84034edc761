import { render } from '@testing-library/react';
import { AnnouncementCard } from './announcement-card';
import { cardDesigns } from './card-designs';

/** The lines of the picture. */
const read = (design: (typeof cardDesigns)[number], date: Date) => {
  const { container } = render(<AnnouncementCard design={design} occasion="due" date={date} />);
  return [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
};

it.each(cardDesigns)('writes the first of a month as 1er, and other days as numbers: %s', (design) => {
  const first = read(design, new Date(2027, 2 /* March */, 1));
  expect(first).toContain('1er');
  expect(first).not.toContain('1');
  expect(read(design, new Date(2027, 2, 11))).toContain('11');
});
