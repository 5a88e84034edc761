/** Letters of a typed word from which it may have one typing error, and two. Shorter words would be taken for others. */
const ONE_ERROR_FROM_LETTERS = 5;
const TWO_ERRORS_FROM_LETTERS = 8;

/**
 * Whether what was typed is the start of a word, or all of it, but for a few typing errors: a letter that is wrong,
 * missing or too many, or two neighbours that changed places. The first letter has to be right, and a word of fewer than
 * five letters may have no error, one of five to seven letters one, a longer one two.
 * @param typed folded, as is `word`
 */
export function isMisspelledStart(typed: string, word: string): boolean {
  const allowed = countAllowedErrors(typed);
  if (typed[0] !== word[0] || word.length < typed.length - allowed) return false;
  return countErrors(typed, word.slice(0, typed.length + allowed)) <= allowed;
}

function countAllowedErrors({ length }: string): number {
  if (length < ONE_ERROR_FROM_LETTERS) return 0;
  return length < TWO_ERRORS_FROM_LETTERS ? 1 : 2;
}

/** The least number of typing errors between what was typed and any start of the word. */
function countErrors(typed: string, word: string): number {
  /** errors[i][j]: between the first i letters that were typed and the first j of the word. */
  const errors: number[][] = [Array.from({ length: word.length + 1 }, (_, j) => j)];
  const get = (i: number, j: number) => errors[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= typed.length; i++) {
    errors[i] = [i];
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      errors[i]?.push(
        Math.min(
          get(i - 1, j) + 1,
          get(i, j - 1) + 1,
          get(i - 1, j - 1) + (isSame ? 0 : 1),
          isSwapped ? get(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return Math.min(...(errors[typed.length] ?? []));
}
