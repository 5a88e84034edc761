import { DocumentTextIcon, UserIcon, UserPlusIcon, UsersIcon } from '@heroicons/react/24/outline';
import type { BagIcon } from '@/data/hospital-bag';
import { BabyIcon } from './baby-icon';

const icons = {
  user: UserIcon,
  baby: BabyIcon,
  users: UsersIcon,
  'user-plus': UserPlusIcon,
  'file-text': DocumentTextIcon,
} satisfies Record<BagIcon, unknown>;

export function CategoryIcon({ icon, className }: { icon: BagIcon; className: string }) {
  const Icon = icons[icon];
  return <Icon aria-hidden className={className} />;
}
