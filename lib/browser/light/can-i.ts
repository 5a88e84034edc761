// On the page of a topic of the look-up, which holds the field of the search, too.

import { followEntries } from '@/lib/browser/follow-entries';
import { startLight } from '@/lib/browser/start-light';
import { startSearchField } from './search-field';

startLight('can-i', followEntries);
startLight('search', startSearchField);
