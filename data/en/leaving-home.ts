import type { FoldedPartId, TravelTopic } from '@/data/leaving-home/parts';
import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

export const page = {
  title: 'Leaving home to give birth: who pays, when to go',
  description:
    'Who pays for the trip and for the person who comes along, when people leave, where they stay, and what to pack: the North and far from a hospital.',
  shortTitle: 'Leaving home to give birth',
};

/** Names of the other language as they stand in the texts: they are read out in theirs. */
export const foreignNames: string[] = [];

export const intro =
  'For you if the birth is far from home: in the North, on the coast, on a reserve or down a long road. You do not have to go alone.';

export const paid: { title: string; lead: string; statements: Statement[] } = {
  title: 'The person who comes with you is paid for',
  lead: 'Your escort is somebody of your choice: a partner, a parent, a sister, a friend. The trip is paid for',
  statements: [
    {
      text: 'registered First Nations people and recognized Inuit who must leave home to give birth: by the Non-Insured Health Benefits program (NIHB), since April 2017. You do not need a medical reason. In Nunavik, Eeyou Istchee, Nunatsiavut and BC others run the trips: see your region.',
      sources: [
        'escort-study',
        'nwt-escorts',
        'nunavut-escorts-2017',
        'nunavik-travel',
        'cree-patient-services',
        'fnha-travel',
      ],
    },
    {
      text: 'everybody who must leave home in the Northwest Territories: since April 18, 2017, whichever of the plans there you have.',
      sources: ['nwt-escorts'],
    },
    {
      text: 'everybody who leaves home in Nunavut: since February 2019, also without NIHB.',
      sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017'],
    },
  ],
};
export const others: Statement = {
  text: 'Anybody else: ask your plan, before you book, if it pays for one person to come along for the birth. NIHB is not for Métis people: some have a plan of their own, as in the Northwest Territories.',
  sources: ['nwt-medical-travel', 'nihb-travel'],
};

export const whereTitle = 'Where do you live?';
export const whereLead = 'Who pays, where people go and where they stay:';

export const ask: { title: string; statements: Statement[] } = {
  title: 'How to ask for it',
  statements: [
    {
      text: 'At your first visit, not in the last weeks. The escort is asked for when the nurse fills in the travel form.',
      sources: ['escort-rules'],
    },
    {
      text: 'Choose somebody who can stay the whole time, can help you, and does not need help.',
      sources: ['escort-rules'],
    },
    {
      text: 'The trip has to be approved before you leave. An emergency trip can be approved afterwards.',
      sources: ['nihb-travel'],
    },
    {
      text: 'Ask who books your seats and your bed: the nursing station with the federal office, your First Nation, the territory, in BC the First Nations Health Authority, in Nunavik the regional board.',
      sources: ['nwt-medical-travel', 'nunavik-travel', 'fnha-travel', 'nunavut-escorts-2017'],
    },
    {
      text: 'If the answer is no: ask for the reason on paper, and how to appeal.',
      sources: ['nwt-medical-travel', 'fnha-travel'],
    },
  ],
};
export const sayTitle = 'You can say';
export const say =
  "'I have to leave home to give birth. Please write my escort on the travel form. Who books our seats and our bed, and when will I know?'";

export const when: { title: string; statements: Statement[] } = {
  title: 'When people leave',
  statements: [
    {
      text: 'Most people are asked to leave between week 36 and week 38. With twins or an illness it is earlier. Ask your nurse which week is yours.',
      sources: ['relocated-for-birth', 'nwt-midwives', 'kivalliq-births'],
    },
    {
      text: 'Ask as well how long you stay after the birth. We have not found a rule for it.',
    },
    {
      text: 'Is it hard for you to leave? Tell the nurse early, and say why. There is more time then to look for help.',
    },
    {
      text: 'Pains, bleeding or water before you leave? Go to the health centre or hospital at once. Do not wait for the plane.',
      sources: ['fraser-labour', 'preterm-alberta'],
    },
  ],
};

export const regionsTitle = 'Who pays, and where you go';
export const topics: Record<TravelTopic, string> = {
  pays: 'Who pays',
  goes: 'When and where',
  stays: 'Where you stay',
  after: 'After the birth',
};
export const guideLink = (region: string) => `All of your region's page: ${region}`;
/** Where nothing more was found. */
const nihb =
  'Registered First Nations people and recognized Inuit: NIHB pays for the trip, a bed, meals and one escort. Begin at your nursing station, health centre or band office.';

export const regions: Record<ProvinceCode, Partial<Record<TravelTopic, Statement[]>>> = {
  NU: {
    pays: [
      {
        text: 'One escort is paid for, with NIHB and without it. It still goes through the approval: ask for your escort when the travel form is filled in.',
        sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017'],
      },
      {
        text: 'Inuit: NIHB pays for the trip, a bed and meals, and the territory books it. Everybody else: ask the health centre which plan is yours, and what it pays.',
        sources: ['nihb-travel', 'nunavut-escorts-2017'],
      },
    ],
    goes: [
      {
        text: 'From the Kitikmeot people go to Yellowknife or Edmonton. From the Kivalliq about four in five births are in Manitoba, mostly in Winnipeg. From Qikiqtaaluk people go to Iqaluit or Ottawa.',
        sources: ['kivalliq-births', 'larga-kitikmeot', 'larga-baffin-room'],
      },
      {
        text: 'Plans can change late: people have been told three days before that they go to Winnipeg and not to Iqaluit. Ask what the second plan is, and pack for both.',
        sources: ['nunavut-late-changes'],
      },
    ],
    stays: [
      {
        text: 'Larga Kitikmeot in Yellowknife, Larga in Edmonton, the Kivalliq Inuit Centre in Winnipeg, Larga Baffin in Ottawa, and a residence across from the hospital in Iqaluit.',
        sources: ['larga-kitikmeot', 'kivalliq-centre', 'larga-baffin-2023', 'nunavut-escorts-2017'],
      },
      {
        text: 'They give a bed, meals with country food, rides, and staff who speak Inuktitut. No alcohol. When they are full you stay in a hotel, and still get meals and rides.',
        sources: ['larga-kitikmeot', 'kivalliq-centre', 'larga-baffin-2023'],
      },
      {
        text: 'The Nunavut Medical Travel Handbook tells what to pack and how flights, beds and insurance work. It is online in English and Inuktitut, and on paper at health centres.',
        sources: ['nunavut-handbook'],
      },
    ],
  },
  NT: {
    pays: [
      {
        text: "One escort is paid for: with NIHB, with Métis Health Benefits and with the territory's own plan.",
        sources: ['nwt-escorts'],
      },
      {
        text: 'There are four plans: NIHB, Métis Health Benefits, Extended Health Benefits, and NWT Medical Travel for all others with an NWT health card. A plan of your employer comes first, and has its own office.',
        sources: ['nwt-medical-travel'],
      },
      {
        text: 'When escorts began in 2017, they were paid from 14 days before the due date. Ask how many days are paid now.',
        sources: ['nwt-escorts'],
      },
      {
        text: 'NWT Medical Travel may ask you to pay a part of the trip, unless your income is low, but nothing for the escort. Ask what it is today, and keep all receipts.',
        sources: ['nwt-travel-questions', 'nwt-medical-travel'],
      },
    ],
    goes: [
      {
        text: 'You leave in or before week 37 and wait three to five weeks where the birth is.',
        sources: ['nwt-midwives', 'nwt-birthing'],
      },
      {
        text: 'Births in Yellowknife stopped from December 2021 to February 2022, and people were sent to Edmonton. It can happen again: ask in each trimester.',
        sources: ['nwt-birthing'],
      },
      {
        text: 'In Edmonton, family doctors called Mom Care Docs look after people from the North. Ask your nurse to write to them.',
        sources: ['nwt-birthing'],
      },
    ],
    stays: [
      {
        text: 'Ask for the home where you will be: in Inuvik it is on the second floor of the hospital, in Edmonton it is Larga, near the Royal Alexandra Hospital, and Yellowknife has a boarding home.',
        sources: ['inuvik-transient-centre', 'larga-edmonton'],
      },
      {
        text: 'Larga picks you up at the airport, and gives rides and meals. In Inuvik there was no food outside meals in 2023: bring snacks.',
        sources: ['larga-edmonton', 'inuvik-transient-centre'],
      },
    ],
    after: [
      {
        text: 'A baby born in Alberta gets an Alberta number, and is covered by the NWT at home. Register the birth in Alberta, then apply for the NWT card.',
        sources: ['nwt-birthing'],
      },
    ],
  },
  YT: {
    pays: [
      {
        text: 'Yukon pays an amount a day for medical trips of more than one day, and one for an escort. The amounts go up each year. We have not found whether waiting in Whitehorse for a birth counts: ask before you leave.',
        sources: ['yukon-travel'],
      },
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
    ],
    goes: [
      {
        text: 'People from outside Whitehorse come to town some weeks before the due date. Ask your nurse for the day.',
      },
    ],
    stays: [{ text: 'We have not found a list of places. The health centre and the hospital know them: ask both.' }],
  },
  AB: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'We have not found a program of Alberta that pays for a trip to give birth. The health line, 811, knows what there is.',
      },
    ],
  },
  BC: {
    pays: [
      {
        text: 'First Nations people with status and a BC health number: the First Nations Health Authority pays for the trip, a bed and meals. Ask it for your escort.',
        sources: ['fnha-travel'],
      },
      {
        text: 'For a stay of a week or more it pays $294.75 a week for meals, or $442.75 with an approved escort. If you stay with family it pays $50 a night, up to $350 a week (December 2025).',
        sources: ['fnha-travel-amounts'],
      },
      {
        text: 'The Travel Assistance Program makes ferries, planes and trains cheaper or free when a doctor or nurse practitioner sends you to a specialist. It does not name midwives, so a healthy birth may not count: ask.',
        sources: ['bc-travel'],
      },
      {
        text: 'Get its form and its number before you travel: nothing is paid back later. It pays no beds, meals or gas.',
        sources: ['bc-travel'],
      },
    ],
    stays: [
      {
        text: "Your health authority has buses for patients, and the province a list of hotels with lower prices. If your newborn is at BC Children's Hospital, the Family Residence Program helps with a bed.",
        sources: ['bc-travel-help'],
      },
    ],
  },
  MB: {
    pays: [
      {
        text: 'The Northern Patient Transportation Program is for people who live north of the 53rd parallel and have a Manitoba health card or treaty status. First Nations people who live off reserve are in it too. Ask NIHB for your escort as well.',
        sources: ['manitoba-northern-travel'],
      },
      {
        text: 'On reserve another program pays: ask at the nursing station. With NIHB one escort is paid for, and you need no medical reason.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
      {
        text: 'The Northern Patient Transportation Program pays an escort when a doctor says that you need one. We have not found its rule for births: ask your provider to write it down.',
        sources: ['manitoba-northern-travel'],
      },
      {
        text: 'Bring the letter with your appointment to its office or to the nursing station before you travel.',
        sources: ['manitoba-northern-travel'],
      },
    ],
    stays: [
      {
        text: 'Ask early where you will stay in Thompson, The Pas or Winnipeg, and if the home has a kitchen.',
      },
    ],
  },
  NB: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'We have not found a program of New Brunswick that pays for a trip to give birth. Tele-Care, 811, knows what there is.',
      },
    ],
  },
  NL: {
    pays: [
      {
        text: 'The Medical Transportation Assistance Program helps people with MCP. For flights it gives $1,000 first, then 75 % up to $8,000 and 85 % above that, counted over 12 months (since December 2023). On the Island this is for trips out of the province.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'It pays $150 a night for a bed in the province and $175 outside (since December 2023). It can pay before you fly. Ask if a birth counts: it speaks of specialized services.',
        sources: ['newfoundland-travel'],
      },
      {
        text: 'Registered First Nations people and recognized Inuit can ask NIHB. In Nunatsiavut you ask its own government.',
        sources: ['nihb-travel'],
      },
    ],
    goes: [
      {
        text: 'From the Labrador coast you fly out well ahead and wait, with weather days added. Ask your nurse for the week.',
      },
    ],
  },
  NS: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: "We have not found a program of Nova Scotia that pays for a trip to give birth. The hospital's social workers and 811 know what there is.",
      },
    ],
  },
  ON: {
    pays: [
      {
        text: 'The Northern Health Travel Grant is for people with OHIP who live in the north. It pays part of a trip of 100 km or more one way, to a specialist or a place that the ministry pays for.',
        sources: ['ontario-travel-grant'],
      },
      {
        text: 'It pays $175 a night, up to $1,150 for eight nights or more, but not meals or taxis (since December 2024). Apply within 12 months.',
        sources: ['ontario-travel-grant', 'ontario-travel-amounts'],
      },
      {
        text: 'It does not say whether a healthy birth with a midwife or a family doctor counts: ask before you leave.',
        sources: ['ontario-travel-grant'],
      },
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
    ],
    goes: [
      {
        text: 'From the James Bay coast people go to Moose Factory, Timmins or farther. Ask the Weeneebayko Area Health Authority.',
        sources: ['attawapiskat'],
      },
    ],
    stays: [
      {
        text: 'In Sioux Lookout the First Nations Health Authority has three hostels for its communities. When they are full you stay in a hotel, as far away as Dryden.',
        sources: ['sioux-hostels', 'sioux-hostel'],
      },
      {
        text: 'The pregnancy program of Meno Ya Win hospital there wants everybody to have an escort. Its navigator helps with a bed, food and papers: ask for that person.',
        sources: ['sioux-pregnancy'],
      },
      {
        text: 'In Thunder Bay, Wequedong Lodge is for people from remote First Nations. In 2024 it was over full: ask before you fly.',
        sources: ['wequedong'],
      },
    ],
  },
  PE: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'We have not found a program of the Island that pays for a trip to give birth. The team that sends you off-Island, and 811, know what there is.',
      },
    ],
  },
  QC: {
    pays: [
      {
        text: 'In Nunavik the regional board runs the trips. It decides on escorts for people of the James Bay agreement who live in Nunavik.',
        sources: ['nunavik-travel'],
      },
      {
        text: 'In Eeyou Istchee, ask Cree Patient Services (Wiichihiituwin) who pays for you and your escort.',
        sources: ['cree-patient-services'],
      },
      {
        text: 'Elsewhere, registered First Nations people and recognized Inuit have NIHB, which pays for the trip, a bed, meals and one escort. Begin at your nursing station or CLSC.',
        sources: ['nihb-travel', 'escort-study'],
      },
    ],
    goes: [
      {
        text: "From Eeyou Istchee, people who do not give birth at home go to Val-d'Or or Chibougamau for some weeks.",
        sources: ['cree-midwives-news'],
      },
    ],
    stays: [
      {
        text: 'Ullivik in Dorval is the home for people from Nunavik and their escorts in Montreal. It has 91 rooms, and a kitchen for country food. No alcohol or drugs.',
        sources: ['ullivik'],
      },
    ],
  },
  SK: {
    pays: [
      { text: nihb, sources: ['nihb-travel', 'escort-study'] },
      {
        text: 'The Métis Nation–Saskatchewan pays back part of the gas, food and bed for medical trips of registered citizens with a low income. Ask if a birth counts.',
        sources: ['metis-saskatchewan-travel'],
      },
      {
        text: 'Everybody else in the far north: ask 811 for the Northern Medical Transportation Program. We have not found a page about it.',
      },
    ],
    stays: [
      {
        text: 'Sprucelodge in Prince Albert gives registered First Nations people a bed, meals and rides under NIHB.',
        sources: ['sprucelodge'],
      },
    ],
  },
};

export const folded: Record<FoldedPartId, { title: string; statements: Statement[] }> = {
  stay: {
    title: 'Where you stay',
    statements: [
      {
        text: 'Most often in a boarding home for patients, or in a hotel when it is full. Ask which one, and if there is a bed for your escort.',
        sources: ['larga-kitikmeot', 'sioux-hostels'],
      },
      {
        text: 'Ask before you go: may I cook, may people visit, when does the door close, and who drives me to my visits?',
      },
      {
        text: 'Ask how to reach the hospital at night, and put its number beside the bed.',
      },
    ],
  },
  children: {
    title: 'Your children at home',
    statements: [
      {
        text: 'Settle early who looks after them. Write down school, medicines, bedtimes, and whom to call.',
      },
      {
        text: 'First Nations families: ask your nurse or your First Nation what help there is for the children at home.',
      },
      {
        text: "The Inuit Child First Initiative has paid for other children to fly along when nobody at home could care for them. Since late 2024 fewer requests are approved. It wants a letter that ties the trip to the child's own need.",
        sources: ['inuit-child-letter'],
      },
      {
        text: 'Its money runs to March 31, 2027. Ask your health centre or the Arctic Children and Youth Foundation early.',
        sources: ['inuit-child-money'],
      },
    ],
  },
  work: {
    title: 'Work and money while you wait',
    statements: [
      {
        text: 'Waiting for the birth is not leave by itself. EI maternity benefits can begin up to 12 weeks before the week of your due date. There are 15 weeks in all: those that you use before the birth are gone after it.',
        sources: ['ei-digest-12-3'],
      },
      {
        text: 'EI sickness benefits, up to 26 weeks, need a note that you cannot work for your health. Leaving home for a healthy birth is not sickness.',
        sources: ['ei-digest-12-3', 'ei-act-12'],
      },
      {
        text: "Ask Service Canada before you leave, and tell your employer. In Quebec, ask the province's own plan, QPIP.",
      },
      {
        text: "Ask who pays your escort's lost wages: in the Northwest Territories nobody did in 2021. EI parental weeks of the other parent begin only with the birth.",
        sources: ['escort-wages', 'ei-act-23'],
      },
    ],
  },
  packing: {
    title: 'What to pack',
    statements: [
      { text: 'Health card, and your treaty or N number if you have one.' },
      { text: 'A copy of your prenatal record, and the note with your due date.' },
      { text: 'Your medicines, for longer than the trip should take.' },
      { text: 'Clothes for two seasons, baby clothes and a blanket, and a car seat for the ride home.' },
      { text: 'Snacks, and country food where the home allows it.' },
      { text: 'Charger, a bank card and some cash, and your phone numbers on paper.' },
      { text: 'Something from home: a pillow, a photo, sewing, a book.' },
    ],
  },
  flights: {
    title: 'Flights there and back',
    statements: [
      {
        text: 'Airlines have limits of their own in late pregnancy. An older list names week 36 for Air Canada, and for Porter and Air Transat a note from week 36 and no flights after 38. Flair asks for a note from week 32 (2025). Ask yours.',
        sources: ['findlaw', 'flair-expectant'],
      },
      {
        text: 'Before you book, and by week 32, ask for a letter with your due date that says that you may fly. Carry it with you.',
        sources: ['flair-expectant', 'findlaw'],
      },
      {
        text: 'One adult can hold one baby. With twins you need a second adult on the plane: a strong reason for an escort.',
        sources: ['westjet-infants', 'air-north', 'air-borealis'],
      },
      {
        text: 'Each airline has its own age from which a newborn may fly. Ask the airline and the hospital before the flight home is booked.',
      },
      {
        text: "Take the hospital's birth papers to the airport. Air North asks for a birth certificate or the registration of the birth.",
        sources: ['air-north'],
      },
      {
        text: 'A baby of a parent with NIHB is covered through the parent at first. Register your baby early, and ask until when.',
        sources: ['nihb-newborn'],
      },
    ],
  },
  'close-to-home': {
    title: 'Births closer to home',
    statements: [
      {
        text: 'Nunavik: on the Hudson coast, Inuit midwives have brought birth back home since 1986. Births are in Puvirnituq, Inukjuak and Salluit.',
        sources: ['inuulitsivik'],
      },
      {
        text: 'Eeyou Istchee: midwives have attended births in Chisasibi since 2019, at home or in the birth home. Waskaganish and Mistissini are to follow: ask.',
        sources: ['cree-midwives', 'cree-midwives-news'],
      },
      {
        text: 'Labrador: an Innu midwifery program began in Sheshatshiu and Natuashish in April 2023.',
        sources: ['nl-midwives-association'],
      },
      {
        text: 'Northwest Territories: Fort Smith stopped births in January 2023, for lack of midwives. Ask there, and in Hay River, what is open this year.',
        sources: ['nwt-midwives'],
      },
      {
        text: 'Ontario: midwives in Attawapiskat may attend births again since 2018. Ask if they do this year.',
        sources: ['attawapiskat'],
      },
      { text: 'Elsewhere: ask your nurse or a midwife which births can stay near you. It changes from year to year.' },
    ],
  },
  voices: {
    title: 'Your language, and a doula',
    statements: [
      {
        text: 'Ask for an interpreter when the trip is booked. An escort may interpret if both of you agree. You can always ask for an interpreter.',
        sources: ['escort-rules'],
      },
      {
        text: 'Boarding homes for Inuit have staff who speak Inuktitut: ask who is there.',
        sources: ['boarding-home-inuktitut', 'nunavut-escorts-2017'],
      },
      {
        text: "A doula stays with you in labour. In Manitoba, ask for the Indigenous doulas of Wiijii'idiwag Ikwewag, who support people who come to Winnipeg to give birth.",
        sources: ['manitoba-doulas'],
      },
      {
        text: 'In the Northwest Territories, the Northern Birthwork Collective links parents with doulas: ask what it costs.',
        sources: ['northern-birthwork'],
      },
    ],
  },
};

export const listNote =
  'This list is our own. The Nunavut Medical Travel Handbook has one too: ask at the health centre.';
export const links = {
  bag: 'The hospital bag, item by item',
  benefits: 'Plan EI or QPIP, week by week',
};

export const feelings: { title: string; statements: Statement[] } = {
  title: 'How it can feel',
  statements: [
    {
      text: 'Many people who left home to give birth tell of loneliness, fear, money worries, and missing their children. If you feel so, it is not you.',
      sources: ['escort-study'],
    },
    {
      text: 'Say it to the nurse, to your escort, to a doula. At 9-8-8 somebody answers too, at any hour.',
      sources: ['cmha-988'],
    },
  ],
};

/** On paper. */
export const sheetNote = 'General information, not medical advice. What is paid can change: ask before you travel.';
