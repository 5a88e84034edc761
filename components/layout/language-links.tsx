import { listAlternates } from '@/lib/site/list-alternates';
import { languageCode } from '@/words/language';

interface LanguageLinksProps {
  /** The page's own path; absent on the page for missing addresses, which has no twin. */
  path: string | undefined;
  className: string;
  /** Whether a narrow header gets the code of the language alone. */
  isShort?: boolean;
}

/** Links to the same page in the other languages. site.js adds what follows '?' and '#' when one is followed. */
export function LanguageLinks({ path = '/', className, isShort = false }: LanguageLinksProps) {
  return listAlternates(path)
    .filter(({ code }) => code !== languageCode)
    .map(({ code, tag, name, href }) => (
      <a
        key={code}
        href={href}
        hrefLang={tag}
        lang={tag}
        aria-label={isShort ? name : undefined}
        data-language-link
        className={className}
      >
        {isShort ? (
          <>
            <span className="@min-[57rem]/header:hidden">{code.toUpperCase()}</span>
            <span className="hidden @min-[57rem]/header:inline">{name}</span>
          </>
        ) : (
          name
        )}
      </a>
    ));
}
