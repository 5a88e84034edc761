'use client';

import type { EarlyUseProps } from './early-use-markup';
import { StaticMarkup } from './static-markup';

/**
 * Goes above the first widget of a page: queues what is tapped and entered before the widgets have started, and says what
 * to do instead where they cannot.
 */
export function EarlyUse(props: EarlyUseProps) {
  return (
    <StaticMarkup id="early-use" isForScreen>
      {renderMarkup(props)}
    </StaticMarkup>
  );
}

function renderMarkup(props: EarlyUseProps) {
  if (typeof window !== 'undefined') return null;
  const { EarlyUseMarkup }: typeof import('./early-use-markup') = require('./early-use-markup');
  return <EarlyUseMarkup {...props} />;
}
