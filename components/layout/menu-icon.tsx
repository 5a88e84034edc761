import {
  BanknotesIcon,
  BriefcaseIcon,
  CakeIcon,
  CalculatorIcon,
  CalendarDaysIcon,
  ClockIcon,
  HomeIcon,
  LightBulbIcon,
  MapPinIcon,
  PhoneIcon,
  QuestionMarkCircleIcon,
} from '@heroicons/react/24/outline';
import type { ComponentType } from 'react';
import { BabyIcon } from '@/components/checklist/baby-icon';
import type { PageId } from '@/data/pages';

const icons: Partial<Record<PageId, ComponentType<{ className: string; 'aria-hidden'?: boolean }>>> = {
  home: HomeIcon,
  'when-to-call': PhoneIcon,
  'can-i': QuestionMarkCircleIcon,
  calculator: CalculatorIcon,
  development: BabyIcon,
  resources: MapPinIcon,
  timeline: CalendarDaysIcon,
  'contraction-timer': ClockIcon,
  'hospital-bag': BriefcaseIcon,
  benefits: BanknotesIcon,
  tips: LightBulbIcon,
  birth: CakeIcon,
};

/** The icon of a page in the drawer, where it has one; red for when to call. */
export function MenuIcon({ id }: { id: string }) {
  const Icon = icons[id as PageId];
  if (!Icon) return null;
  return (
    <Icon aria-hidden className={`size-sign shrink-0 ${id === 'when-to-call' ? 'text-maple' : 'text-ink-soft'}`} />
  );
}
