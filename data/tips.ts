import type { Statement } from '@/data/weeks/types';

interface TipSection {
  id: string;
  title: string;
  advice: Statement[];
  /** A page of the site that helps with it. */
  link?: { path: string; label: string };
}

export interface TrimesterTips {
  id: 'first' | 'second' | 'third';
  title: string;
  weeks: string;
  sections: TipSection[];
  essentials?: { title: string; items: { name: string; why: string }[] };
}

/** The page '/tips'. The week ranges are the page's own (1-12, 13-27, 28-40), not the calculator's trimester days. */
export const trimesterTips: TrimesterTips[] = [
  {
    id: 'first',
    title: 'First Trimester',
    weeks: 'Weeks 1-12',
    sections: [
      {
        id: 'finding-healthcare',
        title: 'Finding Healthcare in Canada',
        advice: [
          {
            text: 'Call a doctor, midwife or nurse practitioner as soon as your test is positive. Your first visit should come before 12 weeks.',
            sources: ['naitre-visits'],
          },
          {
            text: 'Midwives are publicly funded in most provinces, where available. You can often contact them on your own, and their lists may fill early.',
          },
          {
            text: "No family doctor? Join your province's list, and also call a walk-in clinic or health centre now for your first tests.",
          },
          {
            text: 'Ask about a dating ultrasound on that first call. It is offered at 8 to 12 weeks to set your due date.',
            sources: ['sogc-432'],
          },
          {
            text: 'Check the name, address and expiry date on your health card. It covers prenatal visits, most tests and the birth, but often not drugs or private classes.',
          },
          {
            text: 'If you are new to Canada, ask what day your coverage starts, as some provinces start it later. Some community health centres and midwives see people without a card, and in an emergency go to a hospital either way.',
          },
          {
            text: 'Registered First Nations people and recognized Inuit may use the Non-Insured Health Benefits program. It can help with travel when care is not offered in your community.',
          },
          {
            text: 'A nurse can answer questions by phone at no cost: dial 811 in most regions. Manitoba has its own line, and in Nunavut you call your health centre.',
          },
        ],
      },
      {
        id: 'morning-sickness',
        title: 'Managing Morning Sickness',
        advice: [
          {
            text: 'Eat small amounts often, because an empty stomach can make nausea worse. Some people keep plain crackers by the bed.',
          },
          {
            text: 'Sip fluids between meals through the day. Cold water, ice chips or frozen fruit bars may stay down better.',
          },
          {
            text: 'Strong smells often set nausea off. Cold meals smell less, and your partner or support person may be able to cook.',
          },
          {
            text: 'Ginger helps some people with mild nausea. Ask your provider or pharmacist before taking any medicine or herbal product.',
          },
          {
            text: 'Doxylamine-pyridoxine is often prescribed for nausea in pregnancy in Canada. Ask your provider early if it could help you.',
          },
          {
            text: 'If your prenatal vitamin makes you gag, ask a pharmacist about another kind or time of day. You still need folic acid in these weeks.',
          },
          {
            text: 'Call your provider or health line today if you cannot keep fluids down, are losing weight, or have dark urine. Very little urine and feeling faint are also reasons to call.',
          },
          {
            text: 'Fever, belly pain, blood in your vomit and vaginal bleeding are not part of morning sickness. Call your provider at once, or go to an emergency department.',
          },
        ],
      },
      {
        id: 'nutrition',
        title: 'Canadian Nutrition Tips',
        advice: [
          {
            text: "Use Canada's Food Guide as your base. Fill half your plate with vegetables and fruit, fresh, frozen or canned.",
          },
          {
            text: 'Take a daily multivitamin with folic acid, which lowers the risk of problems with the brain and spine. Ask your provider which dose fits you.',
          },
          {
            text: 'Iron helps you make extra blood. You can get it from meat, lentils, beans, tofu and fortified cereal.',
          },
          {
            text: 'Skip raw milk, raw sprouts, unpasteurized cheese, and raw or undercooked meat, fish and eggs. Heat deli meat until it steams, and ask your provider about soft cheese.',
          },
          {
            text: 'Fish such as salmon, rainbow trout, herring and Arctic char are low in mercury. Limit fresh or frozen tuna, canned albacore tuna, shark, swordfish and marlin, which can hold more.',
          },
          {
            text: 'Country foods such as caribou and seal are rich in iron and protein. Ask your health centre for local advice on game and fish.',
          },
          {
            text: 'No amount of alcohol is known to be safe in pregnancy. You can ask your provider, without shame, for help with alcohol, smoking, vaping or cannabis.',
          },
          {
            text: 'The Canada Prenatal Nutrition Program helps in many towns when groceries cost too much. It may offer food, coupons or cooking groups.',
          },
        ],
      },
      {
        id: 'winter-pregnancy',
        title: 'Canadian Winter Pregnancy Tips',
        advice: [
          {
            text: 'Choose flat boots with deep treads, and add ice grips for icy sidewalks. Take them off on tile floors, where they can slip.',
          },
          {
            text: 'Call your provider after any fall, even if you feel fine. Go to an emergency department if you then bleed, leak fluid or have pain.',
            sources: ['warning-signs'],
          },
          {
            text: 'Wear thin layers that you can peel off on a warm bus or in a shop. A coat extender may let you keep your own parka.',
          },
          {
            text: 'Open a thick coat before you buckle up. The lap belt goes low across your hips, under your belly, and the shoulder belt between your breasts.',
          },
          {
            text: 'Ask someone else to shovel heavy, wet snow. Stop any outdoor chore and call your provider if you feel dizzy, short of breath or crampy.',
          },
          {
            text: 'Daylight is short, and low mood is common in the dark months. Tell your provider if you feel sad or worried most days.',
          },
          {
            text: "Your skin makes little vitamin D from winter sun. Fluid cow's milk in Canada has it added, and your prenatal vitamin may too.",
          },
          {
            text: 'Flu and COVID-19 vaccines are advised at any stage of pregnancy, in season. Ask your provider, a pharmacy or public health.',
          },
        ],
      },
    ],
    essentials: {
      title: 'First Trimester Essentials',
      items: [
        { name: 'Prenatal Vitamins', why: "The folic acid in them helps your baby's brain and spine form well." },
        {
          name: 'Comfortable Clothing',
          why: 'A soft waistband and a stretchy bra help when you are bloated and your breasts are sore.',
        },
        {
          name: 'Pregnancy Journal',
          why: 'Notes on your last period, symptoms and questions are handy at your first visit.',
        },
        {
          name: 'Ginger Products',
          why: 'Ginger tea or candy may ease mild nausea, but check with your provider or pharmacist first.',
        },
      ],
    },
  },
  {
    id: 'second',
    title: 'Second Trimester',
    weeks: 'Weeks 13-27',
    sections: [
      {
        id: 'preparing-home',
        title: 'Preparing Your Home',
        advice: [
          {
            text: 'Plan a clear sleep space in your own room. Your baby needs a crib, cradle or bassinet with a firm, flat mattress and a fitted sheet only.',
          },
          {
            text: 'Check used gear on the Government of Canada recalls website. Drop-side cribs and wheeled baby walkers are banned from sale in Canada.',
          },
          {
            text: 'Test your smoke and carbon monoxide alarms, and change old batteries. Keep snow away from furnace and dryer vents.',
          },
          {
            text: 'Old paint can hold lead, so do not sand or scrape it yourself. Let someone else do this work, and stay elsewhere until the dust is gone.',
          },
          { text: 'Older houses may have lead water pipes. Your city or town can tell you about testing and filters.' },
          {
            text: "Let someone else clean the cat's litter box. If you must do it, wear gloves and wash your hands, as the litter can carry a parasite.",
          },
          {
            text: 'Wear gloves for gardening too, and wash your hands after. Rinse garden vegetables well before you eat them.',
          },
          {
            text: 'If you rent, tell your landlord early about mould, broken heating or loose railings. Your province has tenant rules that cover repairs.',
          },
        ],
      },
      {
        id: 'maternity-benefits',
        title: 'Canadian Maternity Benefits',
        advice: [
          {
            text: 'Benefits are money from Employment Insurance (EI) or, in Quebec, from QPIP. Leave is a separate right: time off work with your job protected by law.',
          },
          {
            text: 'EI maternity benefits last up to 15 weeks, for the person who gives birth. They can start up to 12 weeks before the due date.',
            sources: ['ei-maternity-parental'],
          },
          {
            text: 'To qualify for EI you usually need 600 hours of insured work. Your weekly pay must also drop by more than 40%.',
            sources: ['ei-maternity-parental'],
          },
          {
            text: 'Standard parental benefits pay up to 35 weeks to one parent, or 40 weeks in total when parents share.',
            sources: ['ei-maternity-parental'],
          },
          {
            text: 'Extended parental benefits pay up to 61 weeks to one parent, or 69 weeks when shared, at a lower rate. Both parents choose the same option, and it is fixed once a parental week is paid.',
            sources: ['ei-maternity-parental'],
          },
          {
            text: 'EI may start with a one-week waiting period: check with Service Canada. Apply right after your last day of work, within about 4 weeks at the latest.',
            sources: ['ei-maternity-parental'],
          },
          {
            text: 'In Quebec, QPIP pays maternity, paternity and parental benefits in place of EI, with its own rules. There is no waiting period, and self-employed people are covered.',
            sources: ['qpip'],
          },
          {
            text: 'Ask your employer how much written notice your leave needs, as this differs by province. Ask also if a workplace plan adds to your benefits.',
          },
        ],
      },
      {
        id: 'staying-active',
        title: 'Staying Active',
        advice: [
          {
            text: 'Ask your provider which activity suits you. This matters most after bleeding, with heart or lung problems, or with twins.',
          },
          {
            text: 'Walking, swimming and prenatal yoga suit many people. Your community pool or recreation centre may have a prenatal class.',
          },
          {
            text: 'Use the talk test: you should be able to speak in full sentences. Slow down if you run out of breath.',
          },
          { text: 'On icy days, an indoor track or a walk around the mall gives you a dry, level path.' },
          {
            text: 'Leave out hockey and other contact sports, which can bring a blow to your belly. Skip downhill skiing, horseback riding and scuba diving too.',
          },
          {
            text: 'Drink water and pick the cool hours in summer. Heat, humidity or wildfire smoke are good reasons to move indoors.',
          },
          { text: 'Live at a low altitude? Ask your provider before hard exercise high in the Rockies.' },
          {
            text: 'Stop and call your provider at once for bleeding, leaking fluid, dizziness, calf pain or regular tightenings. Call 911 for chest pain or trouble breathing.',
          },
        ],
      },
      {
        id: 'prenatal-classes',
        title: 'Canadian Prenatal Classes',
        advice: [
          {
            text: 'Public health units, hospitals and community centres run classes across Canada. Many are free or low in cost, and your provider may know which.',
          },
          {
            text: 'Book while you have a choice of dates, as popular groups fill up. Aim to finish before your last weeks in case your baby comes early.',
          },
          {
            text: 'Far from town, or due in snow season? Many health regions offer online classes that you can take at your own pace.',
          },
          {
            text: 'In Quebec, ask your CLSC about prenatal meetings. In other provinces, ask your local public health office.',
          },
          {
            text: 'Ask about classes in French, English or your first language. Some groups are for newcomers, young parents, or parents of twins.',
          },
          {
            text: 'Friendship centres and Indigenous birth workers may offer teachings on birth and parenting. Some midwives work with them.',
          },
          {
            text: 'A good class covers signs of labour, pain relief, feeding, sleep and mood after birth. It also tells you when to call for help.',
          },
          {
            text: 'Bring your partner or support person and practise together. If you will give birth in hospital, ask about a tour or an online video.',
          },
        ],
      },
    ],
  },
  {
    id: 'third',
    title: 'Third Trimester',
    weeks: 'Weeks 28-40',
    sections: [
      {
        id: 'birth-plan',
        title: 'Birth Plan Considerations',
        advice: [
          {
            text: 'Keep your plan to one page, and go over it with your provider. Say what matters most to you and what you would like to avoid.',
          },
          {
            text: 'Ask where you can give birth near you. With a midwife, that may be a hospital, a birth centre or your home, where available.',
          },
          {
            text: 'Write down your wishes for pain relief, moving around, music and who is in the room. Not every small hospital offers an epidural.',
          },
          {
            text: 'Add your wishes for an assisted or cesarean birth. Plans can change in labour, and you can still say how you would like to be cared for.',
          },
          {
            text: 'Note your language, and ask for an interpreter if you need one. Say if you would like a ceremony, a prayer or a smudge, and ask what your hospital or birth centre can offer.',
          },
          {
            text: 'Ask when to leave home if the drive is long or a storm is coming. People in many northern and remote places travel well before labour.',
          },
          {
            text: 'Ask what happens in the hour after birth. Talk about skin-to-skin time, the first feed and the vitamin K shot.',
          },
          {
            text: 'If your baby moves less, go to your provider or the hospital at once. Write their phone number at the top of your plan.',
            sources: ['sogc-441'],
          },
        ],
      },
      {
        id: 'postpartum-support',
        title: 'Postpartum Support',
        advice: [
          {
            text: 'Ask who will check on you and your baby in the first days at home. It may be a public health nurse, your midwife or your clinic.',
          },
          {
            text: 'Find feeding help before the birth. Public health, hospital clinics and lactation consultants help with nursing, pumping and bottles.',
          },
          {
            text: 'Low mood, panic or scary thoughts after birth are common and can be treated. Call your provider or health line the day you notice them.',
          },
          {
            text: 'If you think of suicide or of ending your life, call or text 9-8-8 at any hour. If you may hurt yourself or your baby, call 911 now.',
          },
          {
            text: 'After the birth, call 911 for very heavy bleeding, chest pain, trouble breathing or a seizure. Get care at once for fever, a bad headache, vision changes or calf pain.',
          },
          {
            text: 'Freeze some meals, and let friends pick a job from a list. Laundry, groceries, the dog and a cleared driveway all count.',
          },
          {
            text: 'Family resource centres offer drop-in groups, often for free. Ask public health for the one nearest you.',
          },
          {
            text: "Book your own checkup as well as the baby's. Bring questions on healing, birth control, bladder leaks and sleep.",
          },
        ],
      },
      {
        id: 'administrative-preparation',
        title: 'Administrative Preparation',
        advice: [
          {
            text: 'Ask if you must register with your hospital or birth centre, and by when. Keep your health card and your prenatal record in one folder.',
          },
          {
            text: "Register your baby's birth soon after the birth. In many provinces you can ask for a Social Insurance Number at the same time.",
          },
          {
            text: 'You may be able to apply for the Canada Child Benefit while you register the birth. File your taxes each year, and have your partner file too, or payments may stop.',
          },
          {
            text: 'Ask the hospital or your midwife how your baby gets a health card. The steps differ in each province and territory.',
          },
          {
            text: 'Your employer issues your Record of Employment after your last day of work. You or your employer sends it to Service Canada for EI, so ask how it will be done.',
          },
          {
            text: "In Quebec, apply for QPIP online. Declare the birth to the Directeur de l'état civil, online or on paper: your hospital, birth centre or midwife can tell you how.",
          },
          {
            text: 'Add your baby to any drug and dental plan at work after the birth. Ask for the deadline now, as some plans give you little time.',
          },
          {
            text: 'Put your name on child care lists before the birth if you can. Infant spots are scarce in many parts of Canada.',
          },
        ],
      },
      {
        id: 'newborn-essentials',
        title: 'Newborn Essentials for Canadian Climate',
        link: { path: '/hospital-bag', label: 'What to pack: hospital bag checklist' },
        advice: [
          {
            text: 'Buy a rear-facing car seat with the National Safety Mark, a maple leaf, and check its expiry date. Seats bought abroad often lack the mark and may be illegal to use here.',
            sources: ['car-seat'],
          },
          {
            text: 'No snowsuit or thick bunting goes under the harness. Buckle your baby snugly in thin layers, then lay a blanket over the straps.',
          },
          {
            text: 'Dress your baby in thin layers, often one more than you wear. Feel the chest or back of the neck: it should be warm and dry, not sweaty.',
          },
          {
            text: 'Keep winter outings short, and cover ears, hands and feet. Go indoors if skin turns pale, very red or cold, and call your health line about any white or hard patch.',
          },
          {
            text: 'Take off hats and extra layers once you are inside or the car is warm. Babies can overheat, even in January.',
          },
          {
            text: 'Put your baby on the back for every sleep, in a room that feels comfortable to you. A sleep sack that fits can replace a loose blanket.',
          },
          {
            text: 'In summer, use shade, a light hat and a bug net. A blanket over the stroller traps heat. Ask your provider before you use sunscreen or bug spray.',
          },
          {
            text: 'Breastfed babies in Canada are advised a vitamin D supplement every day, in all seasons. Ask your provider which drops to buy.',
          },
        ],
      },
    ],
  },
];
