import type { Metadata } from 'next';
import { HowManyWeeksPage } from '@/components/due-date/how-many-weeks-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/how-many-weeks');

export default HowManyWeeksPage;
