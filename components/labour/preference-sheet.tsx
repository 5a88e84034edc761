import { PrintButton } from '@/components/ui/print-button';
import { SheetOrigin } from '@/components/ui/sheet-origin';
import { StatementList } from '@/components/ui/statement-list';
import { PREFERENCES } from '@/data/labour/parts';
import * as words from '@/words/labour/sheet';

/** A sheet to print on one page and to fill in by pen: boxes, and lines to write on. Nothing on it is stored. */
export function PreferenceSheet() {
  return (
    <section aria-labelledby={PREFERENCES} className="preferences mt-14">
      <div className="max-w-reading print:hidden">
        <StatementList statements={words.about} />
        <PrintButton part={PREFERENCES} label={words.print} className="mt-4" />
      </div>
      <div
        data-print-part={PREFERENCES}
        className="preference-sheet mt-6 rounded-card border border-line bg-card p-5 sm:p-7"
      >
        <h2 id={PREFERENCES} className="scroll-mt-4">
          {words.title}
        </h2>
        <div className="preference-who mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {words.who.map((label) => (
            <Line key={label}>{label}</Line>
          ))}
        </div>
        <div className="preference-parts mt-6 sm:columns-2 sm:gap-10">
          {words.sheetParts.map(({ title, boxes, lines }) => (
            <div key={title} className="mb-6 break-inside-avoid">
              <h3 className="mb-1 font-sans font-semibold text-base text-spruce">{title}</h3>
              {boxes.length > 0 && (
                <ul>
                  {boxes.map((box) => (
                    <li key={box} className="flex gap-2.5 py-1 leading-snug">
                      <span aria-hidden className="mt-0.5 size-4.5 shrink-0 rounded-sm border border-control" />
                      {box}
                    </li>
                  ))}
                </ul>
              )}
              {lines.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </div>
          ))}
        </div>
        <p className="mt-4 font-semibold">{words.closing}</p>
        <p className="mt-2 hidden text-sm print:block">
          <SheetOrigin path="/labour" />
        </p>
      </div>
    </section>
  );
}

/** A line to write on, after what belongs there. */
function Line({ children }: { children: string }) {
  return (
    <p className="preference-line flex flex-wrap items-end gap-x-2 pt-2 leading-snug">
      {children}
      <span aria-hidden className="min-h-6 grow basis-28 border-control border-b" />
    </p>
  );
}
