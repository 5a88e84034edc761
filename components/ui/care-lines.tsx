import { ExternalLink } from '@/components/ui/external-link';
import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneLink } from '@/components/ui/telephone-link';
import { type CareLineId, careLines } from '@/data/care-lines';
import { careLineWords } from '@/words/care-lines';
import * as words from '@/words/care-lines/line-words';

/** Whom one can call, each with its numbers, its hours, and the year in which the numbers were read. */
export function CareLines({ ids }: { ids: readonly CareLineId[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {ids.map((id) => (
        <li key={id} className="py-3">
          <CareLineText id={id} />
        </li>
      ))}
    </ul>
  );
}

function CareLineText({ id }: { id: CareLineId }) {
  const { numbers, textNumber, url, year } = careLines[id];
  const { name, foreignNames, hours, about } = careLineWords[id];
  const hasNumber = numbers.length > 0 || textNumber !== undefined;
  const notes = [hours, hasNumber && (year === undefined ? words.undated : words.readIn(year))].filter(Boolean);
  return (
    <>
      <p className="font-semibold">
        <MixedText text={name} foreignNames={foreignNames} />
      </p>
      {about && <p>{about}</p>}
      {numbers.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {numbers.map((number) => (
            <span key={number.dialled} className="inline-flex min-h-11 items-center gap-x-1.5">
              {words.call} <TelephoneLink {...number} />
            </span>
          ))}
        </p>
      )}
      {textNumber && (
        <p className="flex min-h-11 items-center gap-x-1.5">
          {words.text}{' '}
          <a href={`sms:${textNumber.dialled}`} translate="no" className="text-link font-semibold">
            {textNumber.printed}
          </a>
        </p>
      )}
      {notes.length > 0 && <p className="text-ink-soft text-sm">{notes.join(' · ')}</p>}
      {url && (
        <p className="print:hidden">
          <ExternalLink url={url} className="text-link inline-flex min-h-11 items-center">
            {words.openPage}
          </ExternalLink>
        </p>
      )}
    </>
  );
}
