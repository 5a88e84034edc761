import { Disclosure } from '@/components/ui/disclosure';
import { SiteLink } from '@/components/ui/site-link';
import { bindNumbers } from '@/lib/format/text';
import { listAppointments } from '@/lib/weeks/appointments';
import { listRegionalToDos, listToDos, type ToDo } from '@/lib/weeks/to-dos';
import * as words from '@/words/development/week-page';
import type { WeekTip } from '@/words/weeks/types';
import { AppointmentDetails, AppointmentList } from './appointment-list';
import { MoreFacts } from './more-facts';
import { WeekText } from './week-facts';

const OPEN_LIST_ID = 'to-dos';

interface ToDoListProps {
  week: number;
  /** What is to be known in some provinces and territories only. */
  regionalTips: readonly WeekTip[];
  /** The id of the list to which those of one's own region are moved. */
  tipsId: string;
}

/**
 * What there is to do in a week, to be ticked. What is done in some regions only is folded; where the visitor's region is
 * known, `ToDoScript` moves its own part up and hides the others.
 */
export function ToDoList({ week, regionalTips, tipsId }: ToDoListProps) {
  const everywhere = listAppointments(week).filter(({ regions }) => !regions);
  const regional = listRegionalToDos(week);
  return (
    <div data-week-to-dos>
      {everywhere.length === 0 && <p className="mb-2 text-ink-soft">{words.noAppointments}</p>}
      <ul id={OPEN_LIST_ID} className="divide-y divide-line border-line border-y">
        {listToDos(week, undefined).map((toDo) => (
          <li key={toDo.id}>
            <ToDoRow toDo={toDo} />
          </li>
        ))}
      </ul>
      {everywhere.length > 0 && (
        <MoreFacts summary={words.whatFor(everywhere.length)}>
          <AppointmentList appointments={everywhere} />
        </MoreFacts>
      )}
      {(regional.length > 0 || regionalTips.length > 0) && (
        <div data-other-regions className="border-line border-t">
          <Disclosure summary={words.byProvince}>
            <ul className="divide-y divide-line">
              {regional.map((toDo) => (
                <li key={toDo.id} data-regions={toDo.regions.join(' ')} data-own={OPEN_LIST_ID}>
                  <ToDoRow toDo={toDo} />
                  <RegionalDetails week={week} toDo={toDo} />
                </li>
              ))}
            </ul>
            <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-spruce empty:hidden">
              {regionalTips.map(({ text, regions = [] }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and a sentence as its key would be sent twice.
                <li key={index} data-regions={regions.join(' ')} data-own={tipsId}>
                  <WeekText text={text} />
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function ToDoRow({ toDo: { id, title, note, link } }: { toDo: ToDo }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {/* Without script nothing could be stored: the row is plain then. */}
      <label className="flex min-h-13 max-w-full grow cursor-pointer items-center gap-4 py-2">
        <input type="checkbox" data-to-do={id} data-needs-script className="tick-box" />
        <span className="min-w-0 leading-snug">
          <span className="font-semibold">{bindNumbers(title)}</span>{' '}
          {note && <span className="text-ink-soft">{bindNumbers(note)}</span>}
        </span>
      </label>
      {link && (
        <SiteLink path={link.path} className="inline-flex min-h-11 items-center text-link text-sm">
          {link.label}
        </SiteLink>
      )}
    </div>
  );
}

/** What a test or benefit of some regions is for. A task of the week's texts has nothing to add. */
function RegionalDetails({ week, toDo }: { week: number; toDo: ToDo }) {
  const appointment = listAppointments(week).find(({ id }) => id === toDo.id);
  return (
    appointment && (
      <MoreFacts summary={words.whatFor(1)} about={toDo.title}>
        <div className="pb-3">
          <AppointmentDetails appointment={appointment} />
        </div>
      </MoreFacts>
    )
  );
}
