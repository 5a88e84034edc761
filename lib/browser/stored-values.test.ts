/** @jest-environment node */

import type { StoredKey } from '@/data/stored-values';
import { parseDonePapers, serializeDonePapers } from '@/lib/after-birth/done-papers';
import { parseBirthTracks, serializeBirthTracks } from '@/lib/after-birth/stored-tracks';
import { initialLeaveFields, parseLeave, serializeLeave } from '@/lib/benefits/leave-form';
import { parseStoredBirth, serializeStoredBirth } from '@/lib/birth/stored-birth';
import { createChecklist } from '@/lib/checklist/checklist';
import { parsePackingPlan, serializePackingPlan } from '@/lib/checklist/packing-plan';
import { parseStoredChecklist, serializeChecklist } from '@/lib/checklist/stored-checklist';
import { getAdvice, noAnswers } from '@/lib/contractions/advice';
import { getChart } from '@/lib/contractions/chart';
import { getDialledNumber, parseProviderPhone, serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { getContractionsCsv } from '@/lib/contractions/record-exports';
import {
  parseContractionLog,
  parseLabourAnswers,
  serializeContractionLog,
  serializeLabourAnswers,
} from '@/lib/contractions/stored-contractions';
import { findWhereabouts, parseWhereNow, serializeWhereNow } from '@/lib/emergency/where-now';
import { getCopyStage } from '@/lib/partner/copy-link';
import { parseFollowedCopy, serializeFollowedCopy } from '@/lib/partner/followed-copy';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { parseStoredPregnancy, serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { findProvinceCode } from '@/lib/resources/provinces';
import { parseOwnAppointments, serializeOwnAppointments } from '@/lib/timeline/own-appointments';
import { parseDoneToDos, serializeDoneToDos } from '@/lib/weeks/done-to-dos';
import { fc } from '@/scripts/testing/properties';
import { parseHintDays } from './use-home-screen-hint';

/**
 * For each key, a check that any text must pass, and a sample of what the site writes. Typed so that a new key needs an
 * entry. Early taps are left out: early-taps.test.ts tests their script.
 */
const stored: Record<Exclude<StoredKey, 'earlyTaps'>, { read: (text: string | null) => unknown; sample: string }> = {
  pregnancy: {
    read(text) {
      const pregnancy = parseStoredPregnancy(text);
      return pregnancy && serializeStoredPregnancy(pregnancy);
    },
    sample: serializeStoredPregnancy({ dueDate: '2027-06-08', fields: getInitialFields('2026-09-01') }),
  },
  birth: {
    read: (text) => parseStoredBirth(text),
    sample: serializeStoredBirth({
      birthday: '2026-11-20',
      pregnancy: { dueDate: '2026-11-30', fields: getInitialFields('2026-02-23') },
    }),
  },
  birthTracks: { read: parseBirthTracks, sample: serializeBirthTracks(['early', 'twins', 'breast']) },
  homeScreenHint: { read: parseHintDays, sample: '{"version":1,"firstVisit":"2026-11-21"}' },
  followed: {
    read: parseStoredPregnancy,
    sample: serializeStoredPregnancy({ dueDate: '2027-06-08' }),
  },
  followedCopy: {
    read(text) {
      const copy = parseFollowedCopy(text);
      return copy && [serializeFollowedCopy(copy), getCopyStage(copy, new Date(2026, 10 /* Nov */, 21))];
    },
    sample: serializeFollowedCopy({
      madeOn: '2026-11-20',
      dueDate: '2027-06-08',
      region: 'ON',
      appointments: { nipt: { date: '2026-11-30', time: '09:30' } },
      bag: { packed: ['music'], own: [{ label: 'Fiddle', category: 'mom-stay', isChecked: true }] },
    }),
  },
  ownAppointments: {
    read: (text) => serializeOwnAppointments(parseOwnAppointments(text)),
    sample: serializeOwnAppointments({ 'anatomy-ultrasound': { date: '2027-02-23', time: '09:30' } }),
  },
  doneToDos: {
    read: (text) => serializeDoneToDos(parseDoneToDos(text)),
    sample: serializeDoneToDos(['anatomy-ultrasound', 'ei-hours']),
  },
  donePapers: {
    read: (text) => serializeDonePapers(parseDonePapers(text)),
    sample: serializeDonePapers({ done: ['register', 'health-card'], bornIn: 'QC' }) ?? '',
  },
  region: { read: findProvinceCode, sample: 'YT' },
  whereNow: {
    read: (text) => findWhereabouts(parseWhereNow(text), new Date(2026, 10 /* Nov */, 21)),
    sample: serializeWhereNow({ place: 'away', answeredOn: '2026-11-20' }),
  },
  contractions: {
    read(text) {
      const log = parseContractionLog(text);
      return [
        getAdvice(log, 'term', noAnswers, false),
        getAdvice(log, 'preterm', noAnswers, true),
        getChart(log.contractions),
        getContractionsCsv(log.contractions),
      ];
    },
    sample: serializeContractionLog({
      contractions: [0, 1, 2, 3].map((index) => ({
        id: String(index),
        startTime: 1_795_271_400_000 + index * 280_000,
        endTime: 1_795_271_465_000 + index * 280_000,
      })),
      active: { id: 'running', startTime: 1_795_272_600_000 },
      termAnswer: { isTerm: true, answeredAt: 1_795_271_400_000 },
    }),
  },
  labourAnswers: {
    read: (text) => serializeLabourAnswers(parseLabourAnswers(text)),
    sample: serializeLabourAnswers({ hasGivenBirth: true, distance: 'by-plane', mustNotWait: 'call' }),
  },
  providerPhone: {
    read(text) {
      const number = parseProviderPhone(text);
      return number && getDialledNumber(number);
    },
    sample: serializeProviderPhone('613-555-0100 ext 12'),
  },
  healthCentrePhone: {
    read(text) {
      const number = parseProviderPhone(text);
      return number && getDialledNumber(number);
    },
    sample: serializeProviderPhone('867-555-0100'),
  },
  maternityPhone: {
    read(text) {
      const number = parseProviderPhone(text);
      return number && getDialledNumber(number);
    },
    sample: serializeProviderPhone('902-555-0100'),
  },
  hospitalBagChecklist: {
    read: (text) => serializeChecklist(parseStoredChecklist(text)),
    sample: serializeChecklist({ items: createChecklist().slice(0, 5) }),
  },
  packingPlan: {
    read: (text) => serializePackingPlan(parsePackingPlan(text)),
    sample: serializePackingPlan({ babies: 2, mustTravel: true }),
  },
  benefitsPlan: {
    read(text) {
      const leave = parseLeave(text);
      return leave && serializeLeave(leave);
    },
    sample: serializeLeave({ fields: initialLeaveFields, knownDueDate: '2027-06-08' }),
  },
};

/** The sample with one value somewhere in it replaced by any other. */
function damageOneValue(sample: string): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(), fc.jsonValue()).map(([at, instead]) => {
    let count = 0;
    JSON.parse(sample, () => {
      count += 1;
    });
    let position = 0;
    const damaged = JSON.parse(sample, (_key, value) => {
      position += 1;
      return position === (at % count) + 1 ? instead : value;
    });
    return JSON.stringify(damaged) ?? '';
  });
}

describe.each(Object.entries(stored))('what is stored as %s', (key, { read, sample }) => {
  it('is read from any JSON and any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (text) => {
        read(text);
      }),
    );
  });

  it('is read however early it was cut off', () => {
    for (let length = 0; length <= Math.min(sample.length, 1_000); length += 1) {
      expect(() => read(sample.slice(0, length))).not.toThrow();
    }
  });

  if (key !== 'region') {
    it('is read with any value in the place of one of its own', () => {
      fc.assert(
        fc.property(damageOneValue(sample), (text) => {
          read(text);
        }),
      );
    });
  }
});
