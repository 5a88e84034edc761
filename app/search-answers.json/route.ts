import { respondWithIndexFile } from '@/lib/site-search/index-response';

export const dynamic = 'force-static';

/** What the answers of the look-up say, for those that the search of the site has found: loaded with its index. */
export const GET = () => respondWithIndexFile('answers', 25_000);
