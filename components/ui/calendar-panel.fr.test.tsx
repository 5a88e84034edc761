import { render, screen } from '@testing-library/react';
import { CalendarPanel } from './calendar-panel';

it('speaks French to screen readers too, and says the first of a month as every date', () => {
  const { container } = render(
    <CalendarPanel
      label="Date prévue"
      selected={new Date(2026, 10 /* Nov */, 12)}
      start={new Date(2026, 0, 1)}
      end={new Date(2027, 11, 31)}
      onPick={() => undefined}
    />,
  );
  expect(screen.getByRole('button', { name: 'Mois précédent' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeInTheDocument();
  expect(screen.getByLabelText('Choisir le dimanche 1er novembre 2026')).toBeInTheDocument();
  expect(screen.getByLabelText('Choisir le lundi 2 novembre 2026')).toBeInTheDocument();
  const labels = [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  expect(labels.filter((label) => /Choose|Month|Available/.test(label ?? ''))).toEqual([]);
});
