import * as words from '@/words/not-found';

/** Stands in every page as Next exports it, and is shown by `npm run dev` alone: the site's own is app/(words)/missing-page. */
export default function NotFound() {
  return <h1>{words.title}</h1>;
}
