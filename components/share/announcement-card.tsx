import { getDateWords } from '@/lib/format/dates';
import './announcement-card.css';
import { ClassicCard } from '@/components/share/cards/classic-card';
import { CuteCard } from '@/components/share/cards/cute-card';
import { ModernCard } from '@/components/share/cards/modern-card';
import { dateLines, type Occasion } from '@/words/share/cards';
import type { CardDesign } from './card-designs';

const cards = { classic: ClassicCard, modern: ModernCard, cute: CuteCard };

interface AnnouncementCardProps {
  design: CardDesign;
  occasion: Occasion;
  /** The due date or the birthday. */
  date: Date;
}

/**
 * A picture that announces a due date or a birth, 1080 by 1350, scaled to the space it gets. One SVG without references to files,
 * so that it can be saved as it looks. It holds the date and nothing that changes from day to day.
 */
export function AnnouncementCard({ design, occasion, date }: AnnouncementCardProps) {
  const Card = cards[design];
  const words = getDateWords(date);
  return (
    <svg viewBox="0 0 1080 1350" aria-hidden="true" className={`announcement-card ${design}`}>
      <Card date={dateLines(words)} occasion={occasion} />
    </svg>
  );
}
