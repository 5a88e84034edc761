import type { Metadata } from 'next';
import { ConceptionPage } from '@/components/due-date/conception-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/due-date/conception');

export default ConceptionPage;
