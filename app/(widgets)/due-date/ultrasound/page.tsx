import type { Metadata } from 'next';
import { UltrasoundPage } from '@/components/due-date/ultrasound-page';
import { getPageMetadata } from '@/lib/site/page-metadata';

export const metadata: Metadata = getPageMetadata('/due-date/ultrasound');

export default UltrasoundPage;
