const MOST_OCTETS = 75;

const encoder = new TextEncoder();

/**
 * Folds the lines of a calendar file at 75 octets, as RFC 5545 (section 3.1) wants them. The `ics` package counts
 * characters, so its lines with accents are too long: what it folded is joined first.
 * @param text Lines that end with CRLF.
 */
export function foldContentLines(text: string): string {
  return text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

/** Breaks between characters, never within the octets of one. The leading space of a continuation line counts. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
