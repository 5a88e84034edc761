import type { ProvinceGuide } from './types';

export const newfoundlandAndLabrador: ProvinceGuide = {
  description:
    'Having a baby in Newfoundland and Labrador: HealthLine 811, NL Health Services, the nutrition supplement, travel for birth, leave, benefits and child care.',
  intro:
    'Around the bay, on the Labrador coast or in town: one health authority, NL Health Services, looks after all of you. This page tells you where to start and whom to call when the fog is down.',
  sections: {
    prenatalCare: [
      {
        text: 'Your family doctor, nurse practitioner or the community clinic confirms the pregnancy and sends you for blood work and a scan.',
      },
      {
        text: 'No family doctor? Put your name on Patient Connect NL, and call a Family Care Team or walk-in clinic for your first visit.',
      },
      {
        text: 'Public health nurses give prenatal classes, some of them online. Ask at your health centre as soon as you know your due date.',
      },
      {
        text: 'Midwives are new here and work in few places, as in Gander and Carbonear. You can call them yourself. Ask NL Health Services if there are any in your zone.',
        sources: ['nl-central-midwifery', 'nl-carbonear', 'nl-midwives-association'],
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: "St. John's has the largest maternity ward and the intensive care for newborns. Other wards may close for a time when staff are short. Ask which hospital is yours, and where you go if it is closed.",
      },
      {
        text: 'In Labrador, births are planned in Happy Valley-Goose Bay and Labrador City. From the coast you fly out well ahead and wait, with weather days added.',
      },
      {
        text: 'The Medical Transportation Assistance Program pays part of the cost of long trips, and some of it can be paid before you travel. Ask about it early, and if a birth counts. Keep all receipts.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'Inuit of Nunatsiavut, Innu and other First Nations people can ask for travel help under Non-Insured Health Benefits. In Nunatsiavut you ask its own government.',
        sources: ['nihb-travel'],
      },
    ],
    money: [
      {
        text: 'Service Canada pays your weekly Employment Insurance (EI) benefit. Fishers have EI rules of their own, so ask early.',
        sources: ['ei-maternity-parental', 'ei-fishing'],
      },
      {
        text: "Leave from your job is set by the province's labour standards. How long you have worked there counts, so look up your start date.",
        sources: ['leave-nl', 'notice-newfoundland'],
      },
    ],
    program: [
      {
        text: 'The Prenatal-Early Childhood Nutrition Supplement is for expectant parents and families with very young children who live on a low income. You need not be on income support to ask.',
        sources: ['nl-nutrition-supplement'],
      },
      {
        text: 'Call the number below and say how far along you are. A public health nurse can help with the form.',
        sources: ['nl-nutrition-supplement'],
      },
    ],
    childCare: [
      {
        text: 'Licensed places are scarce outside the Avalon, and some bays have none. Ask about family homes as well as centres.',
      },
      {
        text: 'A family resource centre may know of a place that is about to open.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: "A public health nurse gets in touch after you go home, checks on feeding, and books your baby's first vaccines.",
      },
      {
        text: 'Family resource centres run baby groups, also in small places, and lend out toys and books.',
      },
      {
        text: "You apply for your baby's Medical Care Plan (MCP) card with the form from the hospital. Birth registration goes to Vital Statistics.",
        sources: [
          'after-newfoundland-labrador-application-newfoundland',
          'after-newfoundland-labrador-birth-certificate',
        ],
      },
      {
        text: 'When you feel low far from family, call 811. The nurse can tell you about counselling by phone or video, and about Doorways clinics that see you without a referral.',
      },
    ],
    newcomers: [
      {
        text: 'Ask for MCP coverage right after you land. Some students and workers from abroad are covered, and their babies may be too.',
      },
      {
        text: 'Not on MCP yet? Tell the clinic at your first visit. They can say what each test costs, and who can help.',
      },
      {
        text: "The Association for New Canadians in St. John's helps with papers, interpreters and finding a doctor. It has staff in other towns too.",
      },
    ],
  },
};
