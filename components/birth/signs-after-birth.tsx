import type { ReactNode } from 'react';
import { SignGroups } from '@/components/emergency/sign-groups';
import { StatementList } from '@/components/ui/statement-list';
import { furtherHelpAfterBirth, whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import * as words from '@/words/birth/after-birth';

const people = ['baby', 'parent'] as const;

interface SignsAfterBirthProps {
  /** What stands above the lists in Nunavut: pages without React have no island. */
  nunavutHelp: ReactNode;
  healthLine: ReactNode;
}

/**
 * The signs after a birth, of the baby and of who gave birth. On a phone one of the two shows, chosen without script; on a
 * wide screen and on paper both stand there.
 */
export function SignsAfterBirth({ nunavutHelp, healthLine }: SignsAfterBirthProps) {
  return (
    <div className="grid gap-5">
      {nunavutHelp}
      <fieldset className="lg:hidden print:hidden">
        <legend className="mb-1.5 font-semibold">{words.whoIsItAbout}</legend>
        <div className="flex gap-1 rounded-control bg-mist p-1">
          {people.map((person) => (
            <label
              key={person}
              className="relative flex min-h-11 min-w-min flex-1 cursor-pointer items-center justify-center rounded-[9px] p-1 text-center font-semibold leading-tight hover:text-spruce has-checked:bg-card has-checked:text-spruce has-checked:ring-1 has-checked:ring-spruce has-focus-visible:outline-3 has-focus-visible:outline-lake forced-colors:has-checked:border-2 forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name="signs-of"
                value={person}
                defaultChecked={person === 'baby'}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {words.signsOf[person]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-8 lg:grid-cols-2 print:grid-cols-2">
        {people.map((person) => (
          <section key={person} aria-labelledby={`signs-of-${person}`} data-signs-of={person} className="grid gap-4">
            <h3 id={`signs-of-${person}`}>{words.callTitles[person]}</h3>
            <SignGroups groups={whenToCallAfterBirth[person]} heading="h4" />
          </section>
        ))}
      </div>
      <StatementList statements={furtherHelpAfterBirth} />
      <p>{healthLine}</p>
    </div>
  );
}
