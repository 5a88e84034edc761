import { StatementList } from '@/components/ui/statement-list';
import { methods } from '@/words/about';

/** How each kind of figure comes about, and what of it is our own choice. */
export function MethodList() {
  return (
    <div className="grid gap-6">
      {methods.map(({ id, title, statements }) => (
        <section key={id}>
          <h3 className="mb-3">{title}</h3>
          <StatementList statements={statements} />
        </section>
      ))}
    </div>
  );
}
