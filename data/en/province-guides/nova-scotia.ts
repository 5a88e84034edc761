import type { ProvinceGuide } from './types';

export const novaScotia: ProvinceGuide = {
  description:
    'Having a baby in Nova Scotia: 811, Nova Scotia Health and IWK Health, Healthy Beginnings home visits, midwives, leave and benefits, and child care.',
  intro:
    'Two health services share the care in Nova Scotia: Nova Scotia Health around the province, and IWK Health in Halifax for women and children. Here is how they fit together, from Yarmouth to Cape Breton.',
  sections: {
    prenatalCare: [
      {
        text: 'Without a family doctor or nurse practitioner, sign up for the Need a Family Practice Registry and call 811 to ask where pregnant people are seen near you. IWK Health has a list of doctors who take you for the pregnancy, without a referral.',
        sources: ['ns-iwk-pregnancy'],
      },
      {
        text: 'In many towns a prenatal clinic of family doctors or obstetricians takes over at some point. Ask which week, and get a copy of your record.',
        sources: ['ns-iwk-pregnancy'],
      },
      {
        text: 'Midwives work in Halifax, on the South Shore and around Antigonish. You can call or write to them yourself, and you should do it early.',
        sources: ['ns-iwk-pregnancy', 'ns-midwifery'],
      },
    ],
    givingBirth: [
      {
        text: 'Regional hospitals have maternity wards, and the IWK takes births with more risk from all over the Maritimes.',
      },
      {
        text: "If you may need the IWK, ask where your partner and other children can sleep in Halifax. The hospital's social workers know the low-cost rooms.",
      },
      {
        text: 'With a midwife in this province you may plan a home birth or a hospital birth.',
        sources: ['ns-midwifery'],
      },
      {
        text: 'Winter storms close the Cobequid Pass and the causeway now and then. Ask your ward whether to come early when one is forecast.',
      },
    ],
    money: [
      {
        text: "Nova Scotia's Labour Standards Code gives the leave. The cheque is a federal one, from Employment Insurance.",
        sources: ['ei-maternity-parental', 'leave-ns'],
      },
      {
        text: 'Tell your boss your dates in writing. If your job is covered by a union contract, read that first, as it may give you more.',
        sources: ['leave-ns'],
      },
    ],
    program: [
      {
        text: 'After your baby comes, Public Health asks every family some questions about how things are at home. Some families are then offered a home visitor for the early years.',
        sources: ['ns-early-years'],
      },
      {
        text: 'The Nurse-Family Partnership is for some people who expect their first baby. It begins in pregnancy, so ask Public Health soon.',
        sources: ['ns-nurse-family'],
      },
    ],
    childCare: [
      {
        text: 'Many licensed centres are run by non-profit groups. Ask for the daily fee, the subsidy, and how many babies they take.',
      },
      {
        text: 'Agencies also approve family homes, which can suit shift workers and rural roads better.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'Public Health calls or visits to help with feeding. Its parenting page lists groups and people to ask in each part of the province.',
        sources: ['ns-early-years'],
      },
      {
        text: 'Family resource centres offer an ear, a cup of tea and a play mat. They are in every county, or close to it.',
      },
      {
        text: 'You register the birth at a kiosk in some hospitals, or on paper. The kiosk also asks for the card of Medical Services Insurance (MSI); after the paper form, ask MSI for it yourself.',
        sources: ['after-nova-scotia-register-birth', 'after-access-nova-birth-registration'],
      },
      {
        text: 'IWK Health has a reproductive mental health team. Your doctor, midwife or nurse can send you there, in pregnancy or in the first year.',
      },
    ],
    newcomers: [
      {
        text: 'Apply to MSI on arrival. If you hold a work or study permit, ask how long it must run before you can join, and from when a pregnancy is covered.',
      },
      {
        text: 'The Newcomer Health Clinic in Halifax sees refugees in their first years. It has interpreters, and it can arrange your prenatal visits.',
      },
      {
        text: 'No MSI, no insurance? Phone your nearest community health centre to ask who can see you, and ask the hospital about its prices and a payment plan ahead of time.',
      },
    ],
  },
};
