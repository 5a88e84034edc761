/** How people ask whether they may, folded, in both languages. */
export interface Question {
  starts: readonly string[];
  verbs: readonly string[];
  ends: readonly string[];
}

/**
 * What is asked about, without the question: 'feta' of 'is it safe to eat feta while pregnant'. Where nothing would be
 * left, or something is denied ('I am not safe'), it stays as it is.
 * @param typed folded
 */
export function withoutQuestion(typed: string, { starts, verbs, ends }: Question): string {
  if (/\b(?:not|pas|plus)\b/.test(typed)) return typed;
  const start = starts.find((phrase) => typed.startsWith(`${phrase} `));
  let asked = start ? typed.slice(start.length + 1) : typed;
  const verb = start && verbs.find((phrase) => asked.startsWith(`${phrase} `));
  if (verb) asked = asked.slice(verb.length + 1);
  for (let end = findEnd(asked, ends); end; end = findEnd(asked, ends)) asked = asked.slice(0, -end.length - 1);
  return asked;
}

const findEnd = (asked: string, ends: readonly string[]) => ends.find((phrase) => asked.endsWith(` ${phrase}`));
