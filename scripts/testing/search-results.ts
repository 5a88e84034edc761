/** A page as a list of search results shows it. */
export interface SearchResult {
  path: string;
  /** As it stands in the head of the page. */
  title: string;
  description: string;
}

const MAX_TITLE_LENGTH = 60;
const DESCRIPTION_LENGTHS = { min: 110, max: 155 };

/** What would be cut, says too little or cannot be told from another in a list of search results. */
export function listSearchFaults(results: SearchResult[]): string[] {
  return results.flatMap(({ path, title, description }) => {
    const faults = [];
    if (title.length > MAX_TITLE_LENGTH) faults.push(`${title.length} characters of title: ${title}`);
    if (description.length < DESCRIPTION_LENGTHS.min || description.length > DESCRIPTION_LENGTHS.max) {
      faults.push(`${description.length} characters of description: ${description}`);
    }
    if (results.filter((other) => other.title === title).length > 1) faults.push(`not the only title: ${title}`);
    if (results.filter((other) => other.description === description).length > 1) {
      faults.push(`not the only description: ${description}`);
    }
    return faults.map((fault) => `${path}: ${fault}`);
  });
}
