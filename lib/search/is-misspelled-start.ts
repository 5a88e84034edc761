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
  if (allowed === 0) return word.startsWith(typed);
  if (typed[0] !== word[0] || word.length < typed.length - allowed) return false;
  return hasFewErrors(typed, word.slice(0, typed.length + allowed), allowed);
}

function countAllowedErrors({ length }: string): number {
  if (length < ONE_ERROR_FROM_LETTERS) return 0;
  return length < TWO_ERRORS_FROM_LETTERS ? 1 : 2;
}

/** Whether some start of the word has at most so many typing errors. Each letter that is typed asks it of many words. */
function hasFewErrors(typed: string, word: string, allowed: number): boolean {
  /** The least errors between the first letters that were typed and each start of the word; then those of a letter less. */
  let row = Array.from({ length: word.length + 1 }, (_, j) => j);
  let before = row;
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= word.length; j++) {
      const isSame = typed[i - 1] === word[j - 1];
      let errors = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        errors = Math.min(errors, at(before, j - 2) + 1);
      next.push(errors);
      least = Math.min(least, errors);
    }
    // Two neighbours that changed places may still make up for one.
    if (least > allowed + 1) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= allowed;
}

const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;
