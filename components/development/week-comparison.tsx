import { useEffect, useRef } from 'react';
import { listComparisons } from '@/lib/weeks/comparisons';
import { ComparisonWindow } from './comparison-window';

interface WeekComparisonProps {
  week: number;
  onClose: () => void;
}

/** The main comparison of a week, open from the start. Loaded on demand, as it comes with the texts of all weeks. */
export function WeekComparison({ week, onClose }: WeekComparisonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const [comparison] = listComparisons(week);
  return <ComparisonWindow comparison={comparison} dialog={dialog} onClose={onClose} />;
}
