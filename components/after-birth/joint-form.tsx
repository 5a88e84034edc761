import { PlusIcon } from '@heroicons/react/24/outline';
import { Paragraphs } from '@/components/find-care/paragraphs';
import type { JointPart } from '@/data/after-birth/papers';
import type { ProvinceCode } from '@/data/provinces';
import { isTerritory, listJointStatements } from '@/lib/after-birth/joint-form';
import { joint, jointPartNames } from '@/words/after-birth/papers/national';
import { More } from './paper';

interface JointFormProps {
  code: ProvinceCode;
  brings: readonly JointPart[];
}

/** What the form of the registration takes along, marked with plus signs: none of it is ticked off. */
export function JointForm({ code, brings }: JointFormProps) {
  const { once, whoCannot, notTold } = listJointStatements(code);
  return (
    <>
      {brings.length === 0 ? (
        <Paragraphs statements={[joint.nothing]} />
      ) : (
        <div data-joint className="grid gap-2">
          <p>{joint.title}</p>
          <ul className="grid fit-cols-2 gap-x-4 gap-y-1.5">
            {brings.map((part) => (
              <li key={part} data-part={part} className="flex items-center gap-2.5 font-semibold text-sm">
                <PlusIcon aria-hidden className="size-5 shrink-0 text-spruce" />
                {jointPartNames[part]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Paragraphs statements={once} />
      {isTerritory(code) && <Paragraphs statements={[joint.territories]} />}
      <div>
        {whoCannot.length > 0 && (
          <More summary={joint.whoCannotTitle}>
            <Paragraphs statements={whoCannot} />
          </More>
        )}
        {notTold.length > 0 && (
          <More summary={joint.notToldTitle}>
            <Paragraphs statements={notTold} />
          </More>
        )}
        <More summary={joint.twinsTitle}>
          <Paragraphs statements={joint.twins} />
        </More>
      </div>
    </>
  );
}
