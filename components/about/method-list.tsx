import { StatementList } from '@/components/development/statement-list';
import { methods } from '@/data/about';

/** How each kind of figure comes about, and what of it is our own choice. */
export function MethodList() {
  return (
    <div className="grid gap-6">
      {methods.map(({ title, statements }) => (
        <section key={title}>
          <h3 className="mb-3">{title}</h3>
          <StatementList statements={statements} />
        </section>
      ))}
    </div>
  );
}
