import { ExternalLink, getOwnLanguageUrl } from '@/components/ui/external-link';
import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { SupportService } from '@/data/support';
import * as words from '@/words/support';

/** Support services, each with its number first. */
export function ServiceList({ services }: { services: SupportService[] }) {
  return (
    <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-5 sm:px-7">
      {services.map((service) => (
        <li key={service.id} className="py-5">
          <Introduction {...words.services[service.id]} />
          {service.numbers.length > 0 && <Numbers {...service} />}
          <p>
            <ExternalLink
              url={service.url}
              className="text-link inline-flex min-h-11 max-w-full items-center [&>*]:min-w-0"
            >
              {new URL(getOwnLanguageUrl(service.url)).hostname.replace(/^www\./, '')}
            </ExternalLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Introduction({ name, foreignNames, where, text }: (typeof words.services)[SupportService['id']]) {
  return (
    <>
      <h3>
        <MixedText text={name} foreignNames={foreignNames} />
      </h3>
      <p className="text-ink-soft text-sm">{where}</p>
      <p className="mt-2">{text}</p>
    </>
  );
}

function Numbers({ numbers, takesTexts = false }: Pick<SupportService, 'numbers' | 'takesTexts'>) {
  return (
    <p className="mt-2 flex min-h-11 flex-wrap items-center gap-x-1.5">
      {takesTexts ? words.callOrText : words.call}
      {numbers.map((number, index) => (
        <span key={number.dialled} className="flex min-h-11 items-center gap-x-1.5">
          {index > 0 && <span>{words.or}</span>}
          <TelephoneLink {...number} />
        </span>
      ))}
    </p>
  );
}
