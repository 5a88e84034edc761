/**
 * Words that often stand in a sentence of a kind. A guess that helps whoever reads a draw; it is never a verdict: 'The
 * law of gravity' is no right, and 'You will feel better soon after the meal' sets no time.
 * @type {Record<string, Record<string, RegExp>>}
 */
const SIGNS = {
  en: {
    order:
      /(?:^|[.:;?!,] |\b(?:then|and|or|you|please|first) )(?:do not|don't|never|always|call|go|ask|tell|take|stop|avoid|apply|keep|see|bring|leave|say|wash|cook|send|get|wear|sleep|put|use|eat|drink|have|start|check|count|lie|write|file|register|book|show|give|give up|choose|look|wait|try)\b|\b(?:must|should|have to|need to)\b/i,
    'dose or amount':
      /\$\s?\d|\d\s?(?:%|per ?cent|mg|mcg|µg|IU|mL|L\b|g\b|kg|lb|oz|cm|mm|°C|dollars|cups?|tablets?|times|pads?|kicks?|beats)\b|\d\s?[%°]|\b(?:once|twice|one|two|three|four|five|six|ten) (?:times|cups?|glasses|tablets?|pads?|a day|an hour)\b/i,
    'date or time limit':
      /\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve) (?:minutes?|hours?|days?|weeks?|months?|years?)\b|\bweeks? \d|\b(?:within|by|until|before|after|since|from) (?:\d|the end of|January|February|March|April|may|June|July|August|September|October|November|December)|\bsame day\b|\b(?:19|20)\d\d\b|\bweek\b.*\d/i,
    right:
      /\b(?:rights?|entitled|by law|the law|legally|laws? (?:lets?|says?|gives?)|refuse|consent|cannot (?:fire|refuse|dismiss)|employer (?:must|has to|may not|cannot)|whatever your immigration status|protected|is free|at no cost|pays? for|covers?|covered)\b/i,
  },
  fr: {
    order:
      /(?:^|[.:;?!,] |\b(?:puis|et|ou|alors) )(?:ne |n['’]|\p{L}+ez\b)|\b(?:il faut|vous devez|doit|doivent|devriez)\b|\b(?:dites|faites)\b/iu,
    'dose or amount':
      /\d\s?(?:\$|%|mg|mcg|µg|UI|ml|mL|L\b|g\b|kg|lb|oz|cm|mm|°C|dollars|tasses?|comprimés?|fois|serviettes?)|\b(?:une|deux|trois|quatre|cinq|six|dix) (?:fois|tasses?|verres?|comprimés?|serviettes?)\b/i,
    'date or time limit':
      /\b(?:\d+|une?|deux|trois|quatre|cinq|six|huit|dix|douze) (?:minutes?|heures?|jours?|semaines?|mois|ans?|années?)\b|\b(?:semaines?) \d|le jour même|\b(?:19|20)\d\d\b|\b(?:avant|après|dès|depuis|d['’]ici) (?:le |la )?\d/i,
    right:
      /\b(?:droits?|loi|légal\p{L}*|refuser|consent\p{L}*|congédier|gratuit\p{L}*|sans frais|paient?|payée?s?|couvre(?:nt)?|couvrir|couvert\p{L}*)\b/iu,
  },
};

/**
 * What a sentence probably is; 'other' where no sign of a kind stands in it.
 * @param {string} sentence
 * @param {string} language its code
 */
export function guessKinds(sentence, language) {
  const kinds = Object.entries(SIGNS[language] ?? {}).filter(([, sign]) => sign.test(sentence));
  return kinds.length > 0 ? kinds.map(([kind]) => kind) : ['other'];
}
