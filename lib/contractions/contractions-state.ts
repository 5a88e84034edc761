import { DOUBLE_TAP_MS } from '@/data/labour-rules';
import type { ActiveContraction, ContractionLog, TermAnswer, TimedContraction } from './contraction-log';

/** What was last done to the log, in the visitor's terms. */
export type ContractionChange = 'started' | 'stopped' | 'edited' | 'added' | 'deleted' | 'confirmed' | 'cleared';

/**
 * How to take one change back. Holds only what that change touched, so that later changes, also from other tabs, stay.
 */
export interface ContractionUndo {
  change: ContractionChange;
  /** Contractions as they were before. */
  before: TimedContraction[];
  /** Contractions that the change brought or altered. */
  afterIds: string[];
  activeBefore?: ActiveContraction;
  activeAfter?: ActiveContraction;
  termAnswerBefore?: TermAnswer;
}

/** The record of the timer, and the changes that can be taken back. Only the log is stored. */
export interface ContractionsState {
  log: ContractionLog;
  /** Oldest first. In memory only: what was cleared is removed from the device. */
  undo: ContractionUndo[];
}

/** What can happen to the record. Times are ms. */
export type ContractionsAction =
  | { type: 'started'; at: number }
  | { type: 'stopped'; at: number }
  /** `id` of a contraction, or of the one that is being timed: it has no end yet. */
  | { type: 'edited'; id: string; startTime: number; endTime: number | undefined }
  | { type: 'added'; startTime: number; endTime: number }
  | { type: 'deleted'; id: string }
  /** The visitor confirms the length. */
  | { type: 'confirmed'; id: string }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'term-answered'; isTerm: boolean; at: number };

/** Nothing timed yet. */
export const emptyLog: ContractionLog = { contractions: [] };

/**
 * What the log becomes after an action. Pure: times come in as ms. Actions that do not fit, such as a start while one
 * is timed, change nothing. Times of 'edited' and 'added' are checked before (`checkContractionTimes`).
 */
export function reduceContractions(state: ContractionsState, action: ContractionsAction): ContractionsState {
  const { log, undo } = state;
  if (action.type === 'undone') return takeBack(state);
  if (action.type === 'term-answered') {
    return { log: { ...log, termAnswer: { isTerm: action.isTerm, answeredAt: action.at } }, undo };
  }
  const next = change(log, action);
  return next === log ? state : { log: next, undo: [...undo, describeChange(action.type, log, next)] };
}

/**
 * What can still be taken back once the log has changed elsewhere: all but starts and stops, as the timer already shows
 * another state than the one that such a tap brought. What was deleted or cleared has to come back.
 */
export function listUndoAfterChangeElsewhere(undo: ContractionUndo[]): ContractionUndo[] {
  return undo.filter(({ change }) => change !== 'started' && change !== 'stopped');
}

function change(log: ContractionLog, action: Exclude<ContractionsAction, { type: 'undone' | 'term-answered' }>) {
  switch (action.type) {
    case 'started':
      return start(log, action.at);
    case 'stopped':
      return stop(log, action.at);
    case 'edited':
      return edit(log, action.id, action.startTime, action.endTime);
    case 'added': {
      const { startTime, endTime } = action;
      const added: TimedContraction = { id: getFreeId(log, startTime), startTime, endTime, check: 'confirmed' };
      return { ...log, contractions: insertContraction(log.contractions, added) };
    }
    case 'deleted':
      if (!has(log, action.id)) return log;
      return { ...log, contractions: log.contractions.filter(({ id }) => id !== action.id) };
    case 'confirmed':
      if (!has(log, action.id)) return log;
      return {
        ...log,
        contractions: log.contractions.map((timed) =>
          timed.id === action.id ? { ...timed, check: 'confirmed' as const } : timed,
        ),
      };
    case 'cleared':
      return log.contractions.length > 0 || log.active || log.isDamaged ? emptyLog : log;
  }
}

function start(log: ContractionLog, at: number): ContractionLog {
  if (log.active || isSameTap(log.contractions.at(-1)?.endTime, at)) return log;
  return { ...log, active: { id: getFreeId(log, at), startTime: at } };
}

function stop(log: ContractionLog, at: number): ContractionLog {
  const { active, contractions, ...rest } = log;
  if (!active || isSameTap(active.startTime, at)) return log;
  const stopped: TimedContraction =
    at < active.startTime
      ? { ...active, endTime: active.startTime, check: 'clock-changed' }
      : { ...active, endTime: at };
  // Appended, not sorted by start: if the clock was set back, the latest contraction still comes last.
  return { ...rest, contractions: [...contractions, stopped] };
}

function edit(log: ContractionLog, id: string, startTime: number, newEndTime: number | undefined): ContractionLog {
  if (log.active?.id === id) return { ...log, active: { id, startTime } };
  // The form has no end if it was opened while the contraction ran; another tab may have stopped it since.
  const endTime = newEndTime ?? log.contractions.find((timed) => timed.id === id)?.endTime;
  if (!has(log, id) || endTime === undefined || endTime < startTime) return log;
  const others = log.contractions.filter((timed) => timed.id !== id);
  return { ...log, contractions: insertContraction(others, { id, startTime, endTime, check: 'confirmed' }) };
}

function takeBack(state: ContractionsState): ContractionsState {
  const last = state.undo.at(-1);
  if (!last) return state;
  const { log } = state;
  const undo = state.undo.slice(0, -1);
  // Another tab is timing the next contraction, so this one stays stopped.
  if (last.change === 'stopped' && log.active) return { log, undo };
  const isActiveOurs = last.activeBefore !== last.activeAfter && log.active?.id === last.activeAfter?.id;
  const active = isActiveOurs ? last.activeBefore : log.active;
  const kept = log.contractions.filter(({ id }) => !last.afterIds.includes(id));
  const missing = last.before.filter(({ id }) => !kept.some((timed) => timed.id === id));
  return {
    log: {
      ...log,
      contractions: missing.reduce(insertContraction, kept),
      active,
      termAnswer: log.termAnswer ?? last.termAnswerBefore,
    },
    undo,
  };
}

function describeChange(change: ContractionChange, before: ContractionLog, after: ContractionLog): ContractionUndo {
  return {
    change,
    before: before.contractions.filter((timed) => !after.contractions.includes(timed)),
    afterIds: after.contractions.filter((timed) => !before.contractions.includes(timed)).map(({ id }) => id),
    activeBefore: before.active,
    activeAfter: after.active,
    termAnswerBefore: before.termAnswer,
  };
}

const has = (log: ContractionLog, id: string) => log.contractions.some((timed) => timed.id === id);

const isSameTap = (before: number | undefined, at: number) =>
  before !== undefined && at >= before && at - before < DOUBLE_TAP_MS;

/** The start in ms as text; the next free number if a clock that was set back gives the same ms twice. */
function getFreeId(log: ContractionLog, startTime: number): string {
  const isTaken = (id: number) => has(log, String(id)) || log.active?.id === String(id);
  let id = startTime;
  while (isTaken(id)) id += 1;
  return String(id);
}

/** Puts a contraction before the first one that started after it. The list stays in the order of timing. */
export function insertContraction(contractions: TimedContraction[], added: TimedContraction): TimedContraction[] {
  const index = contractions.findIndex(({ startTime }) => startTime > added.startTime);
  return index < 0 ? [...contractions, added] : contractions.toSpliced(index, 0, added);
}
