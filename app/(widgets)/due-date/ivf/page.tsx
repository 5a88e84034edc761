import type { Metadata } from 'next';
import { IvfPage } from '@/components/due-date/ivf-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/due-date/ivf');

export default IvfPage;
