import { respondWithIndexFile } from '@/lib/site-search/index-response';

export const dynamic = 'force-static';

/** What the search of the site searches: loaded once somebody is in its field. */
export const GET = () => respondWithIndexFile('index', 40_000);
