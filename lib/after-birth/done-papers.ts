import { type AfterBirthTask, afterBirthTasks } from '@/data/after-birth/papers';
import type { ProvinceCode } from '@/data/provinces';
import { isRecord, parseJson } from '@/lib/json/json';
import { findProvinceCode } from '@/lib/resources/provinces';

/** What the visitor said of their first papers. */
export interface DonePapers {
  /** The ticked tasks, each once. */
  done: AfterBirthTask[];
  /** Where the baby was born, if in another region than where they live. */
  bornIn?: ProvinceCode;
}

const VERSION = 1;

/** The text that is stored; null where there is nothing to store. */
export function serializeDonePapers({ done, bornIn }: DonePapers): string | null {
  if (done.length === 0 && !bornIn) return null;
  return JSON.stringify({ version: VERSION, done, ...(bornIn && { bornIn }) });
}

/** Reads what was stored: the tasks and the region that the site knows; nothing of a text that is damaged. Never throws. */
export function parseDonePapers(text: string | null): DonePapers {
  const value = parseJson(text ?? '');
  if (!isRecord(value) || value.version !== VERSION) return { done: [] };
  const stored: unknown[] = Array.isArray(value.done) ? value.done : [];
  const done = afterBirthTasks.filter((task) => stored.includes(task));
  const bornIn = typeof value.bornIn === 'string' ? findProvinceCode(value.bornIn) : undefined;
  return bornIn ? { done, bornIn } : { done };
}

/** What is stored once a task was ticked, or its tick taken away. */
export function setPaperDone({ done, ...rest }: DonePapers, task: AfterBirthTask, isDone: boolean): DonePapers {
  const others = done.filter((other) => other !== task);
  return { ...rest, done: isDone ? [...others, task] : others };
}
