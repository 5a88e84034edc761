import { Fragment } from 'react';

/**
 * A label whose words break only where a whole line has no room for one: a soft hyphen alone would also break a word
 * that fits on the next line.
 */
export function WholeWords({ label }: { label: string }) {
  return label.split(' ').map((word) => (
    <Fragment key={word}>
      <span className="inline-block">{word}</span>{' '}
    </Fragment>
  ));
}
