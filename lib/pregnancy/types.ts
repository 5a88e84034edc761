/** The ways to date a pregnancy. */
export const pregnancyMethods = ['lmp', 'conception', 'ultrasound'] as const;
export type PregnancyMethod = (typeof pregnancyMethods)[number];

/** What dates a pregnancy. All dates are local calendar days. */
export type PregnancyInput =
  | {
      method: 'lmp';
      /** First day of the last period. */
      date: Date;
      /** Usual days from one period to the next; 28 when absent. */
      cycleLengthDays?: number;
    }
  | {
      method: 'conception';
      /** Day of conception, or of the embryo transfer. */
      date: Date;
      /** Age of the embryo on the day of its transfer; 0 when absent, for a conception without IVF. */
      embryoAgeDays?: number;
    }
  | {
      method: 'ultrasound';
      /** Day of the scan. */
      date: Date;
      /** Gestational age that the scan gave: completed weeks and days beyond them. */
      weeks: number;
      days: number;
    };

/** Completed weeks since the last period and the days beyond them (0 to 6). */
export interface GestationalAge {
  weeks: number;
  days: number;
}

/** First and last day, both included. */
export interface DateRange {
  start: Date;
  end: Date;
}

export type Trimester = 1 | 2 | 3;

/** A baby's size as the specification's formula estimates it. */
export interface BabySize {
  length: { cm: number; inch: number };
  weight: { g: number; oz: number };
}

/** Beats a minute. */
export interface HeartRateRange {
  min: number;
  max: number;
}

/** Everything that follows from a due date on a given day. */
export interface PregnancyCalculation {
  dueDate: Date;
  /** Always 280 days before the due date, whatever the method: the day from which weeks are counted. */
  lmpDate: Date;
  conceptionDate: Date;
  daysLeft: number;
  gestationalAge: GestationalAge;
  trimester: Trimester;
  trimesters: { first: DateRange; second: DateRange; third: DateRange };
  /** Percent of 280 days, 0 to 100, not rounded. */
  pregnancyProgress: number;
  babySize: BabySize;
  currentHeartRate: HeartRateRange;
  totalHeartbeats: number;
  /** 37 to 42 weeks. The site calls it the usual birth range: no week is safe by itself. */
  safeBirthRange: DateRange;
  /** When births of multiples are typical. Their due date is the same as for one baby. */
  multiplesDueDates: { twins: Date; triplets: Date; quads: Date };
}

/** A length of time in civil units: every day has 24 hours, also on the days when clocks change. */
export interface CivilDuration {
  weeks: number;
  days: number;
  hours: number;
  minutes: number;
}
