import type { ProvinceCode } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';

interface AppointmentRule {
  /** Kebab-case slug. Its words stand under it in data/en/appointments.ts. */
  id: string;
  group: 'visit' | 'test' | 'vaccine' | 'preparation' | 'benefit';
  /** First day of the window, in days since the last period (week 18 day 0 = 126). */
  startDay: number;
  /** Last day of the window, itself included. */
  endDay: number;
  /** A page of the site that helps with it. */
  path?: string;
  /** Only where it differs by region. */
  regions?: ProvinceCode[];
  /** For the fall and winter: from its first day to its last, in any week that lies in them. */
  isSeasonal?: boolean;
  /** Whether the days are those of its season in one pregnancy: see `dateSeasonalAppointments`. */
  isDated?: boolean;
  /**
   * Repeated, for some only, or in place of another: named as one's next appointment only where there is no other
   * (`findNextAppointment`).
   */
  isRoutine?: boolean;
  /** The milestone that says the same, by its week: where milestones are listed, the appointment is left out. */
  milestoneWeek?: number;
  /** Empty where the window is our own choice or no publication of data/sources.ts gives it. */
  sources: SourceKey[];
}

/**
 * Appointment windows, by their first day.
 * A source that says 'a to b weeks' becomes a weeks 0 days to b weeks 6 days, unless it gives days; exceptions are noted.
 */
const rules = [
  {
    id: 'first-prenatal-visit',
    group: 'visit',
    startDay: 28, // 4+0: about when a test can be positive; the source says 'before 12 weeks'
    endDay: 83, // 11+6
    sources: ['naitre-visits'],
  },
  {
    id: 'ask-about-screening',
    group: 'test',
    startDay: 28, // 4+0 to 11+6: our own choice, the window of the first visit
    endDay: 83,
    path: '/tests',
    sources: ['born-ontario', 'screening-bc', 'screening-mb', 'screening-nb', 'screening-ns', 'screening-yt'],
  },
  {
    id: 'flu-covid-vaccines',
    group: 'vaccine',
    isRoutine: true,
    startDay: 28, // 4+0 to 41+6: 'at any stage', from about when a test can be positive until the birth
    endDay: 293,
    isSeasonal: true,
    sources: ['aom-vaccines', 'covid-vaccine'],
  },
  {
    id: 'dating-ultrasound',
    group: 'test',
    startDay: 56, // 8+0
    endDay: 90, // 12+6
    sources: ['sogc-432', 'sogc-303'],
  },
  {
    id: 'nipt',
    group: 'test',
    isRoutine: true,
    startDay: 63, // 9+0: some labs start at 10+0
    endDay: 97, // 13+6: no source gives an end; the source is the page for 'less than 14 weeks pregnant'
    sources: ['born-ontario'],
  },
  {
    id: 'sips-part-1',
    group: 'test',
    startDay: 63, // 9+0
    endDay: 97, // 13+6
    regions: ['BC'],
    sources: ['bc-early-prenatal', 'screening-bc'],
  },
  {
    id: 'quebec-screening',
    group: 'test',
    startDay: 70, // 10+0
    endDay: 97, // 13+6
    regions: ['QC'],
    sources: ['screening-qc', 'screening-qc-weeks'],
  },
  {
    id: 'alberta-screening',
    group: 'test',
    startDay: 77, // 11+0 to 13+6: 'about 11 to 13 weeks', as the lab and a clinic give days that differ
    endDay: 97,
    regions: ['AB'],
    sources: ['screening-ab-lab', 'screening-ab-clinic'],
  },
  {
    id: 'bc-nt-scan',
    group: 'test',
    isRoutine: true,
    startDay: 77, // 11+0
    endDay: 97, // 13+6
    regions: ['BC'],
    sources: ['screening-bc'],
  },
  {
    id: 'efts',
    group: 'test',
    startDay: 79, // 11+2
    endDay: 94, // 13+3
    regions: ['ON'],
    sources: ['pso-efts', 'born-ontario', 'pso-twins'],
  },
  {
    id: 'visits-to-week-30',
    group: 'visit',
    isRoutine: true,
    startDay: 84, // 12+0: after the first visit's window
    endDay: 216, // 30+6
    sources: ['naitre-visits', 'simcoe-visits'],
  },
  {
    id: 'sips-part-2',
    group: 'test',
    startDay: 98, // 14+0
    endDay: 146, // 20+6
    regions: ['BC'],
    sources: ['bc-early-prenatal', 'screening-bc'],
  },
  {
    id: 'second-trimester-screening',
    group: 'test',
    isRoutine: true,
    startDay: 98, // 14+0
    endDay: 146, // 20+6
    regions: ['BC', 'ON'], // our sources give this window for these two only
    sources: ['pso-second-trimester'],
  },
  {
    id: 'anatomy-ultrasound',
    group: 'test',
    startDay: 126, // 18+0
    // 22+0, not 22+6: the source says '18-22 wk', and Ontario says 18-20. The earlier end is the careful one.
    endDay: 154,
    sources: ['anatomy-scan', 'fraser-tests'],
  },
  {
    id: 'birth-place-registration',
    group: 'preparation',
    startDay: 140, // 20+0: our own choice, no source names a week
    endDay: 251, // 35+6
    sources: [],
  },
  {
    id: 'gestational-diabetes-test',
    group: 'test',
    startDay: 168, // 24+0
    // 28+0, not 28+6: 112 to 84 days before the due date. The earlier end is the careful one.
    endDay: 196,
    sources: ['gestational-diabetes'],
  },
  {
    id: 'qpip-earliest-start',
    group: 'benefit',
    startDay: 168, // 24+0: 16 weeks before the due date; never too early, as QPIP counts from that week's Sunday
    endDay: 168,
    regions: ['QC'],
    sources: ['rqap-when-to-apply'],
  },
  {
    id: 'tdap-vaccine-quebec',
    group: 'vaccine',
    startDay: 182, // 26+0
    endDay: 230, // 32+6
    regions: ['QC'],
    sources: ['tdap-quebec', 'aom-vaccines'],
  },
  {
    id: 'tdap-vaccine',
    group: 'vaccine',
    startDay: 189, // 27+0
    endDay: 230, // 32+6
    regions: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'SK', 'NT', 'NU', 'YT'],
    sources: ['naci-tdap', 'aom-vaccines'],
  },
  {
    id: 'blood-tests-again',
    group: 'test',
    startDay: 196, // 28+0
    endDay: 230, // 32+6
    sources: ['syphilis-wechu', 'syphilis-ns', 'sogc-133'],
  },
  {
    id: 'rh-immune-globulin',
    group: 'test',
    isRoutine: true,
    startDay: 196, // 28+0: the source says 'about 28 weeks'
    endDay: 202, // 28+6
    sources: ['fraser-tests', 'sogc-133'],
  },
  {
    id: 'ei-earliest-start',
    group: 'benefit',
    startDay: 196, // 28+0: 12 weeks before the due date; never too early, as EI counts from that week's Sunday
    endDay: 196,
    regions: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'SK', 'NT', 'NU', 'YT'],
    sources: ['ei-act-22'],
  },
  {
    id: 'visits-weeks-31-to-36',
    group: 'visit',
    isRoutine: true,
    startDay: 217, // 31+0
    endDay: 258, // 36+6
    sources: ['naitre-visits', 'simcoe-visits', 'sogc-441'],
  },
  {
    id: 'rsv-vaccine',
    group: 'vaccine',
    startDay: 224, // 32+0
    endDay: 258, // 36+6
    sources: ['rsv', 'naci-rsv', 'rsv-nova-scotia'],
  },
  {
    id: 'group-b-strep-swab',
    group: 'test',
    startDay: 245, // 35+0
    endDay: 265, // 37+6
    sources: ['sogc-298'],
  },
  {
    id: 'pack-hospital-bag',
    group: 'preparation',
    startDay: 252, // 36+0: the week at which the hospital bag should be packed, as specified
    endDay: 258, // 36+6
    path: '/hospital-bag',
    sources: [],
  },
  {
    id: 'leave-home-if-remote',
    group: 'preparation',
    startDay: 252, // 36+0: our own choice; 'about 36 weeks' was read on a news page only
    endDay: 258, // 36+6
    path: '/leaving-home',
    sources: ['escort-study', 'nwt-escorts', 'nunavut-escorts-2019'],
  },
  {
    id: 'early-term-begins',
    group: 'preparation',
    startDay: 259, // 37+0
    endDay: 259,
    milestoneWeek: 37,
    sources: ['sub-terms', 'preterm-halton'],
  },
  {
    id: 'visits-from-week-37',
    group: 'visit',
    isRoutine: true,
    startDay: 259, // 37+0
    endDay: 293, // 41+6: until the birth; the site's countdown ends at 42+0
    path: '/signs-of-labour',
    sources: ['naitre-visits', 'simcoe-visits', 'sogc-432', 'sogc-441'],
  },
] as const satisfies AppointmentRule[];

export type AppointmentId = (typeof rules)[number]['id'];

/** What is known of an appointment without any words. */
export type AppointmentFacts = AppointmentRule & { id: AppointmentId };

export const appointments: AppointmentFacts[] = rules;
