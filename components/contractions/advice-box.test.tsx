import { render, screen } from '@testing-library/react';
import type { Advice } from '@/lib/contractions/get-advice';
import { AdviceBox } from './advice-box';

const nothing = () => {};

function showAdvice(advice: Pick<Advice, 'id' | 'isTooClose'>) {
  render(
    <AdviceBox
      advice={{ ...advice, isHourComplete: false, long: undefined }}
      termStatus={advice.id === 'preterm' ? 'preterm' : 'term'}
      activeSince={undefined}
      onForgot={nothing}
      onForgotActive={nothing}
      onConfirm={nothing}
    />,
  );
}

it.each(['no-pattern', 'early-warning', 'early-signs'] as const)(
  'says nothing of timing on beside call now: %s',
  (id) => {
    showAdvice({ id, isTooClose: true });
    expect(screen.getByRole('alert')).toHaveTextContent(/call/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

it('keeps what holds before 37 weeks beside call now', () => {
  showAdvice({ id: 'preterm', isTooClose: true });
  expect(screen.getByRole('status')).toHaveTextContent('Before 37 weeks, call your provider');
});

it('gives the warning where nobody has to call now', () => {
  showAdvice({ id: 'early-warning', isTooClose: false });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('Early labor may be starting');
});
