import { Disclosure } from '@/components/ui/disclosure';
import { StatementList } from '@/components/ui/statement-list';
import { methods } from '@/words/about';

/** How each kind of figure comes about, and what of it is our own choice. */
export function MethodList() {
  return (
    <div className="divide-y divide-line border-line border-y">
      {methods.map(({ id, title, statements }) => (
        <Disclosure key={id} summary={<h3 className="font-sans font-semibold text-base">{title}</h3>}>
          <StatementList statements={statements} />
        </Disclosure>
      ))}
    </div>
  );
}
