import type { ProvinceGuide } from './types';

export const princeEdwardIsland: ProvinceGuide = {
  description:
    'Having a baby in Prince Edward Island: 811, Health PEI, Public Health Nursing, Best Start home visits, leave, benefits, child care, care without a card.',
  intro:
    'On the Island everybody knows somebody at the hospital, and most of your care comes from one place: Health PEI. These are the doors to knock on, from Tignish to Souris.',
  sections: {
    prenatalCare: [
      {
        text: 'Ask your family doctor or nurse practitioner for a referral to an obstetrician as soon as you know. Most Islanders see one for much of the pregnancy.',
      },
      {
        text: 'On the Patient Registry and without a provider? Say that you are pregnant when you call 811 or a walk-in clinic, so that no one tells you to come back later.',
        sources: ['pe-registry'],
      },
      {
        text: "The Women's Wellness Program of Health PEI takes your own call: ask if it gives prenatal care.",
        sources: ['pe-womens-wellness'],
        onPaper: false,
      },
      {
        text: 'Midwives have worked for Health PEI since 2024. Call 811 and ask how a midwife can take you.',
        sources: ['pe-first-midwives', 'pe-midwives-2025'],
      },
      {
        text: 'Public Health Nursing holds prenatal classes. Look for the online ones if you work nights.',
      },
      {
        text: 'The Reproductive Care Program sets the standard for care and prints what you take home to read.',
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: 'Babies are born at the Queen Elizabeth Hospital in Charlottetown and at Prince County Hospital in Summerside. Ask which one is yours, and whether both wards are open.',
      },
      {
        text: 'If you or your baby need more than Island hospitals offer, the team sends you to IWK Health in Halifax or to Moncton.',
      },
      {
        text: 'High wind can stop traffic on the bridge. With a planned birth off-Island, ask about crossing a day or more ahead, and about help with the cost of travel.',
      },
    ],
    money: [
      {
        text: "Service Canada handles your benefits in Charlottetown, Summerside and online. The Island's Employment Standards Branch handles questions on leave.",
        sources: ['ei-maternity-parental', 'leave-pe'],
      },
      {
        text: 'If you work the lobster, potato or tourist season, ask how your weeks and hours add up before the season ends.',
        sources: ['ei-act-6', 'ei-fishing'],
      },
    ],
    program: [
      {
        text: 'With Best Start, a trained visitor who knows about babies, play and tired parents comes to your home. A public health nurse asks you about it soon after the birth.',
        sources: ['pe-best-start'],
      },
      {
        text: 'You may also ask for Best Start first, at your Public Health Nursing office. It is your choice, and it is free.',
        sources: ['pe-best-start'],
      },
    ],
    childCare: [
      {
        text: "Early years centres have set fees and trained staff. Infant rooms are small, so put your name on the Island's registry while you are pregnant.",
      },
      {
        text: 'French-language centres take families in Charlottetown, Summerside and the Evangeline region.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'A public health nurse contacts each new family, weighs your baby and stays in touch through the vaccine clinics.',
        sources: ['pe-best-start'],
      },
      {
        text: 'Feeding is sore for many at first. Ask the nurse who can help near you, such as a lactation consultant.',
      },
      {
        text: 'Family resource centres from West Prince to Kings County have drop-in mornings, clothing swaps and coffee.',
      },
      {
        text: 'On a small island it can feel hard to say that you are not well. Tell your nurse, your doctor or 811 all the same: it is their duty to keep it private.',
      },
    ],
    newcomers: [
      {
        text: 'Apply for the PEI health card when you arrive. Ask how your permit counts, and if there is a wait.',
      },
      {
        text: 'Immigrant and Refugee Services in Charlottetown can help you fill in the form, find a clinic and bring an interpreter.',
      },
      {
        text: "Still without a card near the end? Ask the hospital's admitting desk to talk over the price and the dates. Refugee claimants show their paper from the Interim Federal Health Program, and pay $4 for each prescription since May 2026.",
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
};
