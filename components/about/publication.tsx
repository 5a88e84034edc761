import type { ReactNode } from 'react';
import type { SourceConfidence } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { confidenceTexts } from './confidence-texts';
import '@/components/ui/external-link.css';
import './publication.css';

interface PublicationProps {
  /** Where there is a page to lead to. */
  url?: string;
  title: ReactNode;
  /** What follows the title, from its comma on. */
  rest: ReactNode;
  confidence: SourceConfidence;
  checked: string;
}

/**
 * A publication, how sure we are of it, and when somebody last looked. The page holds about a hundred, and all of it
 * twice (for the browser and for React): so the icon comes from the style sheet, and the markup is as short as can be.
 */
export function Publication({ url, title, rest, confidence, checked }: PublicationProps) {
  const day = parseCalendarDate(checked);
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-link external publication">
          {title}
        </a>
      ) : (
        <span className="publication-name">{title}</span>
      )}
      {rest}
      <small>{`${confidenceTexts[confidence]}${day ? `, ${formatDate(day)}` : ''}.`}</small>
    </>
  );
}
