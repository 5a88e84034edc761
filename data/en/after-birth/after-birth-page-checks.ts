import type { Statement } from '@/data/statement';

export const visits: { title: string; statements: Statement[] } = {
  title: 'First visits',
  statements: [
    {
      text: 'Somebody who knows babies should see yours 24 to 72 hours after you leave the hospital. Book it before you go.',
      sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
    },
    {
      text: 'Are you Rh-negative? Ask if you need Rh immune globulin again, before you go home or from your midwife. If your baby is Rh-positive, it is given within 72 hours. Missed? Ask today: it can still be given.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      text: 'Home before 48 hours? Ask for a visit the next day.',
      sources: ['after-north-york-when-see'],
    },
    {
      text: 'Born at home or in a birth centre? Ask your midwife who does this check, the heel test and the hearing test, and when.',
    },
    {
      text: 'The next checks are in the first week, at 2 weeks and at 1 month, then at 2, 4 and 6 months with the vaccines.',
      sources: ['after-south-east-well-baby', 'after-public-health-provincial-territorial'],
    },
  ],
};

export const screening: { title: string; statements: Statement[] } = {
  title: 'Tests in the first days',
  statements: [
    {
      text: 'Heel test: a few drops of blood, 24 to 48 hours after the birth, are tested for rare diseases that can be treated. You may say no. If you left early, go back for it.',
      sources: [
        'after-aboutkidshealth-sickkids-newborn-screening',
        'after-omama-ontario-newborn-screening',
        'after-une-naissance-other-care',
        'after-ministere-sante-rehaussement-programme',
      ],
    },
    {
      text: 'Each province or territory decides what is tested. Hearing and heart: see where you live, below.',
      sources: ['after-aboutkidshealth-sickkids-newborn-screening'],
    },
  ],
};

export const vaccines: { title: string; statements: Statement[] } = {
  title: 'Vaccines',
  statements: [
    {
      text: 'Most first vaccines come at 2, 4 and 6 months. Book the 2-month visit now.',
      sources: ['after-public-health-provincial-territorial'],
    },
    {
      text: 'Count from the birthday, never from the due date, also if your baby came early.',
      sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
    },
    {
      text: 'Rotavirus drops must start before 15 weeks of age. Who misses that date cannot start later. Ask how many doses there are where you live.',
      sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
    },
    {
      text: 'Did you take a medicine in pregnancy that weakens the immune system, as some for bowels, joints or skin? Say so before BCG or rotavirus drops. Do not stop your medicine.',
      sources: ['inspq-medication'],
    },
    {
      text: 'RSV: in April 2026 the national vaccine committee advised an antibody shot for every baby, in the season of the virus, or a vaccine in pregnancy. Each region decides for itself.',
      sources: ['naci-rsv'],
    },
    {
      text: 'The hepatitis B and BCG dates below come from a page of October 2024. Your nurse has those of today.',
      sources: ['after-public-health-provincial-territorial'],
    },
  ],
};

export const regionsTitle = 'Where you live';
export const regionsLead = 'What we found, and what to ask:';
export const guideLink = (region: string) => `All of your region's page: ${region}`;
