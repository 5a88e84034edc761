import { getDateWords } from '@/lib/format/get-date-words';
import './announcement-card.css';
import type { CardDesign } from './card-designs';
import { ClassicCard } from './cards/classic-card';
import { CuteCard } from './cards/cute-card';
import { ModernCard } from './cards/modern-card';

const cards = { classic: ClassicCard, modern: ModernCard, cute: CuteCard };

/**
 * A picture that announces a due date, 1080 by 1350, scaled to the space it gets. One SVG without references to files,
 * so that it can be saved as it looks. It holds the date and nothing that changes from day to day.
 */
export function AnnouncementCard({ design, dueDate }: { design: CardDesign; dueDate: Date }) {
  const Card = cards[design];
  return (
    <svg viewBox="0 0 1080 1350" aria-hidden="true" className={`announcement-card ${design}`}>
      <Card words={getDateWords(dueDate)} />
    </svg>
  );
}
