import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';
import { CLOSING_DAYS, FIND_CARE_ID, type TaskFacts, type TaskId, tasks } from '@/data/to-dos';
import { formatDaysInWeeks } from '@/lib/format/durations';
import * as words from '@/words/to-dos';
import { type Appointment, listAppointments } from './appointments';

/** What can be ticked is stored under it. */
export type ToDoId = AppointmentId | TaskId;

/** Something to do in a week: a visit, test or vaccine that is open then, or what the week's own texts name. */
export interface ToDo {
  id: ToDoId;
  title: string;
  /** Until when, or a few words more. */
  note?: string | undefined;
  /** A page of the site that helps with it. */
  link?: { path: string; label: string } | undefined;
  /** Absent where it is the same everywhere. */
  regions?: readonly ProvinceCode[] | undefined;
}

/**
 * What there is to do in a gestational week, the most pressing first: somebody who looks after the pregnancy, appointments
 * that close soon, what the week's texts name, other appointments, then those that are for some only. Visits that repeat are left out, as one tick says nothing
 * of them, and the vaccines of a season, as a week alone does not say when that is.
 * @param region without one: only what is the same everywhere
 */
export function listToDos(week: number, region: ProvinceCode | undefined): ToDo[] {
  return listAll(week).filter(({ regions }) => !regions || (region !== undefined && regions.includes(region)));
}

/** The rest: what there is to do in some provinces and territories only, in the same order, each with its `regions`. */
export function listRegionalToDos(week: number): (ToDo & { regions: readonly ProvinceCode[] })[] {
  return listAll(week).flatMap(({ regions, ...toDo }) => (regions ? [{ ...toDo, regions }] : []));
}

/** The question who will look after the visitor, in the weeks in which it is asked. */
export function findFindCareToDo(week: number): ToDo | undefined {
  return listToDos(week, undefined).find(({ id }) => id === FIND_CARE_ID);
}

function listAll(week: number): ToDo[] {
  const ranked = [
    ...listAppointments(week)
      .filter(isToDo)
      .map((appointment) => rankAppointment(appointment, week)),
    ...tasks.filter(({ weeks }) => weeks.includes(week)).map(rankTask),
  ];
  // The sort is stable, and appointments and tasks come in the order of their days.
  return ranked.sort((one, other) => one.rank - other.rank).map(({ toDo }) => toDo);
}

const isToDo = ({ group, isRoutine, milestoneWeek }: Appointment) =>
  milestoneWeek === undefined && !(group === 'visit' && isRoutine);

interface Ranked {
  rank: number;
  toDo: ToDo;
}

function rankAppointment(appointment: Appointment, week: number): Ranked {
  const { id, title, startDay, endDay, path, link, regions, isRoutine } = appointment;
  const age = formatDaysInWeeks(endDay);
  const note = startDay === endDay ? words.from(age) : words.by(age);
  const isClosing = endDay <= week * 7 + CLOSING_DAYS;
  return {
    rank: isRoutine ? 3 : isClosing ? 0 : 2,
    toDo: { id, title, note, link: path && link ? { path, label: link } : undefined, regions },
  };
}

function rankTask({ id, path, regions }: TaskFacts): Ranked {
  const { title, note }: { title: string; note?: string } = words.tasks[id];
  return {
    rank: id === FIND_CARE_ID ? -1 : 1,
    toDo: { id, title, note, link: path && { path, label: words.links[path] }, regions },
  };
}
