import type { AppointmentId } from '@/data/appointments';
import type { ProvinceCode } from '@/data/provinces';

/**
 * Replaces an appointment's note in regions that differ, by the appointment's id. The sources are those of the
 * appointment. Apart from data/appointments.ts, whose texts come with every visit of the timeline's page.
 */
export const appointmentNotes: Partial<Record<AppointmentId, Partial<Record<ProvinceCode, string>>>> = {
  'ask-about-screening': {
    MB: 'A blood test, the maternal serum screen, is offered to everyone, and a neck scan (NT) to some. Ask at your first visit for the weeks. Weeks can change: your provider orders the test.',
    NB: 'Everyone is offered a blood test. A neck scan (NT) before 13 weeks 6 days is for people over 35 or with other reasons, so ask at your first visit. Weeks can change: your provider orders the test.',
    NS: 'Screening can be done from 10 weeks. If you are over 35, ask about a scan at 11 to 14 weeks. Weeks can change: your provider orders the test.',
    YT: 'A detailed scan comes at 19 to 20 weeks. Ask at your first visit for the weeks of the blood tests. Weeks can change: your provider orders the test.',
    NT: 'Ask your health centre at your first visit which tests it offers, and in which weeks.',
    NU: 'Ask your health centre at your first visit which tests it offers, and in which weeks.',
  },
};
