// On pages whose field searches the site: components/search/search-field.

import { startLight } from '@/lib/browser/start-light';
import { startSearchField } from './search-field';

startLight('search', startSearchField);
