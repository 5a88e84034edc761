import { ChevronDownIcon, Squares2X2Icon } from '@heroicons/react/24/outline';
import { SiteLink } from '@/components/ui/site-link';
import { listMenu } from '@/lib/site/navigation';
import * as words from '@/words/layout';

interface ToolsMenuProps {
  currentPath: string | undefined;
  isAfterLoss: boolean;
  className: string;
}

/**
 * The tools beside the links, opened by their name, or by a sign where the header has no room for it: `<details>`, which
 * every browser has, also without script. site.js closes it on Esc, on a click elsewhere and when the focus leaves it.
 */
export function ToolsMenu({ currentPath, isAfterLoss, className }: ToolsMenuProps) {
  const links = listMenu('tools').filter(({ id }) => !(isAfterLoss && id === 'birth'));
  const isHere = links.some(({ path }) => path === currentPath);
  return (
    <details data-menu className="group/tools relative">
      <summary
        title={words.tools}
        data-current={isHere || undefined}
        className={`${className} min-w-tap cursor-pointer justify-center list-none gap-1 data-current:border-spruce data-current:font-semibold data-current:text-spruce [&::-webkit-details-marker]:hidden`}
      >
        <Squares2X2Icon aria-hidden className="size-sign @min-[47rem]/header:hidden" />
        <span className="@max-[47rem]/header:sr-only">{words.tools}</span>
        <ChevronDownIcon
          aria-hidden
          className="size-4 transition-transform @max-[47rem]/header:hidden group-open/tools:rotate-180"
        />
      </summary>
      <ul className="absolute top-full right-0 z-30 mt-2 grid w-[min(38rem,70cqw)] grid-cols-2 gap-1 whitespace-normal rounded-card border border-line bg-card p-2.5 shadow-lg">
        {links.map(({ id, path, label, about }) => (
          <li key={id}>
            <SiteLink
              path={path}
              aria-current={path === currentPath ? 'page' : undefined}
              className="grid rounded-control px-4 py-2.5 hover:bg-mist aria-[current=page]:bg-mist"
            >
              <span className="font-semibold">{label}</span>
              {about && <span className="text-ink-soft text-sm">{about}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
