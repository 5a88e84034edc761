import { startLight } from '@/lib/browser/start-light';
