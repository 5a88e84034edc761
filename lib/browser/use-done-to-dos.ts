import { parseDoneToDos, serializeDoneToDos, setToDoDone } from '@/lib/weeks/done-to-dos';
import type { ToDoId } from '@/lib/weeks/to-dos';
import { createStoredValue } from './storage';

const stored = createStoredValue('doneToDos', parseDoneToDos, serializeDoneToDos);

const none: readonly string[] = [];

/** The ids of the to-dos that the visitor ticked, here or on the page of a week; none until the page has mounted. */
export function useDoneToDos(): readonly string[] {
  const known = stored.useValue();
  return known.status === 'known' ? known.value : none;
}

/** Ticks a to-do, or takes its tick away; once the last one is gone, nothing is stored. */
export function storeToDoDone(id: ToDoId, isDone: boolean): void {
  stored.change((done) => {
    const next = setToDoDone(done, id, isDone);
    return next.length > 0 ? next : undefined;
  });
}
