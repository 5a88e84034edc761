import type { ProvinceGuide } from './types';

export const yukon: ProvinceGuide = {
  description:
    'Having a baby in Yukon: Yukon 811, Whitehorse General Hospital, midwives, travelling to Whitehorse to give birth, leave, benefits and universal child care.',
  intro:
    'Most Yukon babies are born in Whitehorse, and most Yukon roads lead there. If you live in Dawson, Watson Lake or Old Crow, part of your plan is the trip.',
  foreignNames: ['Association franco-yukonnaise'],
  sections: {
    prenatalCare: [
      {
        text: 'In Whitehorse, call a family doctor, a maternity clinic or the midwives. In other communities, tell the nurse at your health centre, and ask where to have your first tests.',
        sources: ['yt-midwifery-program', 'yt-solstice'],
      },
      {
        text: 'The Yukon Midwifery Program is public: you do not pay. Apply as early as you can. People from all of Yukon can ask, with some visits by video; births are in Whitehorse.',
        sources: ['yukon-midwifery', 'yukon-midwifery-news'],
      },
      {
        text: 'No doctor? Call 811 and ask about the list for people without one. The Whitehorse Walk-In Medical Clinic sees you meanwhile and writes referrals, but does not look after pregnancy and birth: ask there for the maternity clinic.',
        sources: ['yt-walk-in'],
      },
    ],
    givingBirth: [
      {
        text: 'Whitehorse General Hospital has the maternity ward. Birth in other communities is not planned, though nurses there know what to do if a baby is in a hurry.',
        sources: ['yukon-midwifery-news'],
      },
      {
        text: 'A home birth with a midwife may be possible close to the hospital. Talk about it, and about what would change the plan.',
        sources: ['yt-midwifery-program', 'yt-clinic-open'],
      },
      {
        text: 'When you or your baby need a specialist team, the flight goes to Vancouver or Edmonton.',
      },
    ],
    travel: [
      {
        text: 'From outside Whitehorse you come to town some weeks before the due date. Your provider picks the date with you, looking at road, weather and how you are.',
      },
      {
        text: "The Yukon government's medical travel program helps to pay for the trip of people with a Yukon health card. Ask your provider to apply before you leave.",
        sources: ['yukon-travel', 'yt-medical-travel'],
      },
      {
        text: 'For registered First Nations people and Inuit, Non-Insured Health Benefits pay for the trip, meals, a bed and one escort.',
        sources: ['nihb-travel', 'escort-study'],
      },
      {
        text: "With another plan, find out if an escort's trip is paid for. Ask where you can stay with small children, and who looks after your home.",
      },
      {
        text: 'At the hospital, First Nations Health Programs can bring traditional food, a liaison worker and someone to speak for you.',
      },
    ],
    money: [
      {
        text: 'You send your claim for Employment Insurance (EI) to Service Canada. Whether the law keeps your job depends on how long you have been with your employer: ask the Yukon Employment Standards Office.',
        sources: ['ei-apply', 'leave-yt'],
      },
      {
        text: 'If you work for a First Nation government or the federal one, different leave rules may apply. Ask your human resources office.',
        onPaper: false,
      },
    ],
    program: [
      {
        text: 'In some places in Yukon you can get food and vitamins, cook together, and meet other expectant parents. Ask for the Canada Prenatal Nutrition Program: since April 2026 it has another name.',
        sources: ['cpnp'],
      },
      {
        text: 'A healthy families worker may visit you at home from pregnancy on. It is voluntary.',
        sources: ['yt-healthy-families'],
      },
    ],
    childCare: [
      {
        text: 'Universal child care in Yukon lowers the fee in licensed places for all families, whatever they earn.',
      },
      {
        text: 'Space is the hard part: in Whitehorse, call several programs in your second trimester.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'Public health nurses in Whitehorse and the health centres elsewhere visit or phone soon after birth, and keep on seeing you for vaccines.',
      },
      {
        text: 'Vital Statistics in Whitehorse registers the birth. Then order the birth certificate and the health card.',
        onPaper: false,
        sources: ['after-yukon-birth-register'],
      },
      {
        text: "The dark months can weigh on a new parent. Tell 811, your nurse or your First Nation's health team if you feel low or anxious. They can tell you where to find counselling.",
        sources: ['yt-811'],
      },
    ],
    newcomers: [
      {
        text: 'Yukon health care starts after a wait for people from other provinces, whose old plan goes on meanwhile. Send in the form in your first days.',
        sources: ['yt-health-plan'],
      },
      {
        text: 'From another country with a permit? Ask the health insurance office what length of stay they need, and carry private insurance until then.',
      },
      {
        text: 'The Multicultural Centre of the Yukon helps newcomers with interpreters and forms. In French, ask at the Association franco-yukonnaise.',
      },
    ],
  },
};
