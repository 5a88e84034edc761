import { isRecord, parseJson } from '@/lib/json/json';
import { noAnswers } from './advice';
import type { LabourAnswers } from './contraction-log';

const VERSION = 1;

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeLabourAnswers({ hasGivenBirth, isFarAway }: LabourAnswers): string {
  return JSON.stringify({ version: VERSION, hasGivenBirth, isFarAway });
}

/** Reads what was stored; what cannot be read was not answered. Never throws. */
export function parseLabourAnswers(text: string | null): LabourAnswers {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return noAnswers;
  return { hasGivenBirth: readAnswer(value.hasGivenBirth), isFarAway: readAnswer(value.isFarAway) };
}

const readAnswer = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
