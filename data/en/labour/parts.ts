import type { LabourPart } from '@/data/labour/parts';
import type { Statement } from '@/data/statement';

export interface LabourPartWords {
  title: string;
  /** In the strip of links. */
  link: string;
  what: Statement[];
  feels: Statement[];
  ask: Statement[];
}

export const parts: Record<LabourPart, LabourPartWords> = {
  stages: {
    title: 'What labour feels like, stage by stage',
    link: 'By stage',
    what: [
      {
        text: 'Labour has stages: the cervix (the neck of the uterus) opens, you push the baby out, the placenta comes, and then the first hours.',
        sources: ['labour-101', 'vch-labour'],
      },
      {
        text: 'A first labour often takes about 12 to 14 hours once contractions are regular. Later ones are mostly shorter. Nobody can tell you how long yours will take.',
        sources: ['labour-101', 'naitre-labour-stages', 'london-stages'],
      },
      {
        text: "A nurse or a midwife checks your temperature, blood pressure, pulse and contractions, and the baby's heart. The cervix is checked only as needed.",
        sources: ['ontario-interventions', 'kingston-labour'],
      },
      {
        text: "The baby's heart: if you are healthy, at term, and labour began by itself, listening at set times is what is advised. With a higher risk, an oxytocin drip and often an epidural, two belts on your belly record it all the time. Some hospitals have belts without wires.",
        sources: ['hlbc-monitoring', 'ontario-monitoring', 'community-monitoring', 'inspq-pain', 'vch-labour'],
      },
      {
        text: 'Group B strep in your swab or urine? You are offered antibiotics by IV once labour starts or your water breaks. The list of when to call tells you to call or go earlier.',
        sources: ['sogc-298', 'gbs-alberta'],
      },
      {
        text: 'Hospitals usually admit healthy people at term once labour is active. If you are sent home, call again or come back at any time.',
        sources: ['labour-101'],
      },
      {
        text: 'As the baby is born you are often offered oxytocin by needle. It helps the uterus tighten and lowers the risk of heavy bleeding. Ask what is planned for you.',
        sources: ['selkirk-third-stage'],
      },
    ],
    feels: [
      {
        text: 'Early: it can be like a period starting, with cramps, pressure, an ache in the back or loose bowels. It can last for hours or days, and stop and start again, or go fast. When to call, the list says.',
        sources: ['hlbc-early-labour', 'saskatoon-labour'],
      },
      {
        text: 'Active: contractions are regular and strong, in the belly or the back. They last 45 to 60 seconds, and you cannot talk through them. Each one rises to a top and lets go. Between them there is rest.',
        sources: ['labour-101', 'hlbc-active-labour', 'nb-active-labour'],
      },
      {
        text: 'You may turn quiet, sweat, feel sick, have cramps in your legs, and doubt that you can do it. That is common.',
        sources: ['hlbc-active-labour', 'nb-active-labour'],
      },
      {
        text: 'The last stretch before pushing: for many this is the hardest part. Contractions last 60 to 90 seconds, with little time between. You may begin to feel pressure.',
        sources: ['labour-101', 'bc-stages'],
      },
      {
        text: 'Pushing: it can take a few minutes or two to three hours. As the head comes, the skin stretches and burns. You may be asked to stop pushing for a moment.',
        sources: ['hlbc-pushing', 'bc-stages'],
      },
      { text: 'The placenta comes in 5 to 30 minutes, sometimes later.', sources: ['bc-stages'] },
    ],
    ask: [
      { text: 'From where I live, when do you want me to call, and when to come?' },
      { text: 'Will one nurse or midwife stay with me in active labour?' },
      { text: "How will you listen to my baby's heart? Can I move with it?" },
      { text: 'When do you check the cervix? Will you ask me each time?' },
      { text: 'Do I need an IV, and blood taken?' },
    ],
  },
  coping: {
    title: 'Ways to cope',
    link: 'Ways to cope',
    what: [
      {
        text: 'There is no right way. You can plan one thing and change your mind in labour.',
        sources: ['london-pain', 'ontario-pain', 'nl-pain'],
      },
      {
        text: 'Have somebody with you whom you trust: a partner, a relative, a friend, a doula. With steady support, people cope better with pain and need fewer medicines and procedures.',
        sources: ['ontario-labour-support', 'bc-womens-pain'],
      },
      {
        text: 'The person with you can offer sips, cool cloths and a massage, help you move, and say that you are doing well.',
        sources: ['nb-active-labour', 'hlbc-active-labour'],
      },
      {
        text: 'Move. Walk, sway, rock, kneel over a ball, lean on somebody. When you are upright, the weight of the baby helps it move down. Change often, and rest too.',
        sources: ['bc-womens-pain', 'brant-labour', 'nl-comfort', 'naitre-labour-stages'],
      },
      {
        text: 'Take a warm shower or bath, with somebody near. If your water has broken, ask first about the bath.',
        sources: ['brant-labour', 'nl-comfort', 'hlbc-active-labour'],
      },
      {
        text: 'Have your back, shoulders, hands or feet rubbed. Put a warm pack on your belly or back, or a cold one where it hurts. With an epidural, ask before you use heat or cold.',
        sources: ['nl-comfort', 'grand-river-coping', 'bc-womens-pain'],
      },
      {
        text: 'Breathe slowly. It does not take the pain away, but it helps you through. Think of one contraction at a time, and let your muscles go in between.',
        sources: ['nl-comfort', 'nb-active-labour', 'hlbc-active-labour'],
      },
      {
        text: 'As long as all goes well, you may sip and eat a little. With an epidural, an induction or an operation, ask: the rules differ. Empty your bladder often.',
        sources: ['vch-labour', 'hlbc-active-labour', 'kingston-labour', 'fraser-labour'],
      },
      {
        text: 'TENS sends small pulses through pads on your back. You set how strong they are. Few hospitals have one: ask your team before you bring your own, above all with a pacemaker, a heart problem or epilepsy. Take it off before a bath or shower.',
        sources: ['brant-labour', 'tens-fortier', 'tens-epsom', 'tens-sherwood'],
      },
    ],
    feels: [
      {
        text: 'Pain is harder to bear when you are afraid, tired, alone or kept from moving, and when labour is long or was started.',
        sources: ['ontario-pain', 'london-pain'],
      },
      { text: 'Asking for more help than you planned is not giving up.' },
    ],
    ask: [
      {
        text: 'How many people may be with me? In 2020, groups of doctors, nurses and midwives said that a support person is not a visitor. How many may come differs.',
        sources: ['companions-statement', 'kingston-labour'],
      },
      { text: 'Is there a shower or a tub? Is the tub for labour only, or for birth too?' },
      { text: 'May I bring a ball, music, my own pillow, a TENS machine?' },
      {
        text: "Who pays for a doula? BC's health plan does not. Some other plans do: ask yours.",
        sources: ['bc-womens-pain'],
      },
    ],
  },
  gas: {
    title: 'Gas and other medicine',
    link: 'Gas, medicine',
    what: [
      {
        text: 'Gas is laughing gas (nitrous oxide) with oxygen. You hold the mask yourself and breathe it during a contraction. It works within seconds, and wears off once the mask is away.',
        sources: ['hlbc-pain', 'montreal-pain'],
      },
      {
        text: 'Gas dulls the pain and helps you relax. It does not take the pain away, and it does not make the baby sleepy.',
        sources: ['hlbc-pain', 'sinai-pain', 'montreal-pain'],
      },
      {
        text: 'Opioids, such as morphine or fentanyl, come by needle, by IV, or by a pump that you press. They dull pain and help you rest.',
        sources: ['hlbc-pain', 'sinai-pain', 'london-opioids', 'kingston-pain'],
      },
      {
        text: 'Opioids reach the baby. Given late, they can make it sleepy, slow its breathing and make the first feed harder. So they are mostly given earlier in labour.',
        sources: ['london-opioids', 'hlbc-pain', 'montreal-pain', 'sinai-pain'],
      },
      {
        text: 'Near the birth, a doctor can numb the nerves of the vagina with a needle.',
        sources: ['inspq-pain', 'kingston-pain', 'nl-pain'],
      },
    ],
    feels: [
      {
        text: 'Gas can make you dizzy, sleepy or sick. Your hands or face may tingle.',
        sources: ['hlbc-pain', 'sinai-pain', 'montreal-pain'],
      },
      {
        text: 'Opioids can make you sleepy, dizzy, itchy or sick, and slow your breathing. They work less well as labour gets stronger. You can ask for something else.',
        sources: ['london-opioids', 'hlbc-pain', 'montreal-pain'],
      },
    ],
    ask: [
      { text: 'Do you have gas? Not every hospital does.', sources: ['nl-pain', 'inspq-pain'] },
      { text: 'Which medicines do you have, how are they given, and until when in labour?' },
      { text: 'How could it affect my baby, and what do you do then?' },
      { text: 'I take this medicine, or I react to that one: what suits me?' },
    ],
  },
  epidural: {
    title: 'Epidural',
    link: 'Epidural',
    what: [
      {
        text: 'A doctor puts a thin soft tube in your low back. Medicine through it numbs you from the waist down. You stay awake.',
        sources: ['inspq-pain', 'london-epidural', 'nl-pain'],
      },
      {
        text: 'It is the strongest pain relief for labour, and it is your choice. Nobody has to have one, and you need no reason for wanting one.',
        sources: ['inspq-pain', 'sinai-pain', 'sunnybrook-epidural', 'alberta-epidural'],
      },
      {
        text: 'In 2016-2017, about 59 of 100 vaginal births in Canadian hospitals had one.',
        sources: ['hospital-births-2017'],
      },
      {
        text: 'First you get an IV and a check. The doctor may be with somebody else, and late in labour there may be no time left: ask early.',
        sources: ['inspq-pain', 'sunnybrook-epidural'],
      },
      {
        text: 'Low blood pressure is common, so yours is checked often. You may not feel a full bladder, and a thin tube may empty it. Sometimes the relief is not enough: then it is adjusted or done again.',
        sources: ['sunnybrook-epidural-risks'],
      },
      {
        text: "It can weaken contractions and slow the baby's way down; then you may be offered medicine to strengthen them. For others it relaxes the muscles and helps the baby come down. The chance of forceps or vacuum is higher.",
        sources: ['inspq-pain', 'london-epidural', 'sunnybrook-epidural'],
      },
      {
        text: 'It can lead to a severe headache, in about 1 of 200. Without treatment it can last over a week. There is a treatment: tell the team at once. Are you home by then? The list after a birth says what to do.',
        sources: ['sunnybrook-epidural-risks'],
      },
      {
        text: 'At home later, legs that tingle or get weak or numb: go to the hospital now. A fever, a stiff neck or trouble when you pee: call now. Say that you had an epidural.',
        sources: ['alberta-epidural-home'],
      },
      {
        text: 'Back pain after a birth mostly comes from pregnancy and birth, and not from the epidural. One that was hard to place can bruise the back for a few days.',
        sources: ['sunnybrook-epidural-risks', 'montreal-epidural'],
      },
      {
        text: 'It may not be possible with some back surgery, an infection, a bleeding disorder or blood thinners. Tell your provider early. Do not stop a medicine by yourself: ask what to do with it when labour starts.',
        sources: ['montreal-epidural'],
      },
      {
        text: 'If you then need forceps or a cesarean, more medicine can go through the same tube.',
        sources: ['london-epidural'],
      },
    ],
    feels: [
      {
        text: 'Freezing the skin stings for a few seconds. Some people feel pressure in the back as the tube goes in.',
        sources: ['sunnybrook-epidural'],
      },
      {
        text: 'Then the pain eases. You may still feel pressure as the baby moves down. Your legs get heavy, and in most places you stay in bed.',
        sources: ['london-epidural', 'inspq-pain', 'grand-river-coping'],
      },
      {
        text: 'You may shiver in the first hour. If you do not feel the urge to push, the team tells you when.',
        sources: ['sunnybrook-epidural-risks', 'labour-101'],
      },
    ],
    ask: [
      {
        text: 'Do you have epidurals, day and night? They are given in hospitals, and not all offer the same.',
        sources: ['inspq-pain', 'nl-pain'],
      },
      { text: 'Can I still change position, or walk to the bathroom?' },
      { text: 'What do you do if it works on one side only, or not enough?' },
      { text: 'What rare harm can it do, to nerves or by an infection, and how rare is it?' },
      { text: 'I would rather not be offered one: may I be the one who asks?' },
    ],
  },
  induction: {
    title: 'Starting labour (induction)',
    link: 'Induction',
    what: [
      {
        text: 'Induction means starting labour with medicine or by hand. Speeding up a labour that has begun is called augmentation.',
        sources: ['london-induction', 'london-hospital-induction', 'nl-procedures'],
      },
      {
        text: 'It is decided together. You hear what speaks for starting and for not starting, how it is done, and how long it may take. You choose.',
        sources: ['sogc-432'],
      },
      {
        text: 'Common reasons: past the due date, water that broke without labour, high blood pressure, diabetes, a baby that grows too slowly.',
        sources: ['sunnybrook-induction', 'london-induction', 'north-york-procedures', 'nl-procedures'],
      },
      {
        text: "Past the due date, Canada's guideline says to offer it at 41 weeks or later. At 39 weeks it is not advised as a routine, and may be offered from age 40. You can ask.",
        sources: ['sogc-432'],
      },
      {
        text: 'From 38 weeks you may be offered a membrane sweep, at an exam of the cervix. It can bring labour on in the next days, so that you need no induction.',
        sources: ['sogc-432', 'inspq-sweep'],
      },
      {
        text: 'The cervix can be softened with a gel, a ribbon or a tablet of medicine, or with a soft tube and a small balloon. After a cesarean, not all of these are used: ask which.',
        sources: ['bc-womens-induction', 'carleton-induction', 'london-hospital-induction'],
      },
      {
        text: "The water can be broken at an exam. Oxytocin by IV brings contractions: a nurse sets the pump, and when it is stopped, the effect fades fast. The baby's heart is then watched all the time.",
        sources: ['carleton-induction', 'north-york-procedures', 'london-hospital-induction'],
      },
      {
        text: 'Contractions can come too fast, you can move less, and you may need more pain relief. Whether it leads to more cesareans, our sources do not agree. Had a cesarean before? See the part on birth after one. Not starting has risks too: ask what both mean for you.',
        sources: ['sunnybrook-induction', 'north-york-procedures', 'sogc-432'],
      },
      {
        text: 'From start to birth it can take 1 to 3 days. You often get a day but no hour, and it can be put off when the unit is full.',
        sources: ['north-york-procedures', 'london-hospital-induction', 'sunnybrook-induction'],
      },
      {
        text: 'Put off, or home after the first step? The list of when to call holds for you all that time. After the first step, also call the unit as soon as contractions start, your water breaks or you bleed. If the list says go, go. If labour begins, go back.',
        sources: ['london-hospital-induction'],
      },
    ],
    feels: [
      {
        text: 'A sweep can be uncomfortable, sometimes painful, and can bring some spotting in the first 24 hours. For any bleeding, do what the list of when to call says, and say that you had a sweep.',
        sources: ['inspq-sweep'],
      },
      { text: 'The balloon is uncomfortable, and mostly not painful.', sources: ['bc-womens-induction'] },
      {
        text: 'How the gel, the tablet or breaking the water feel, our sources do not say. Ask, and ask what can be done for the pain.',
      },
    ],
    ask: [
      { text: 'Why now? What happens if we do not, or not yet?' },
      { text: 'Which way, and why that one for me?' },
      { text: 'May I go home in between? What brings me back, and whom do I call?' },
      { text: 'May I eat, walk and shower while it goes on?' },
    ],
  },
  assisted: {
    title: 'Help with vacuum or forceps, and tears',
    link: 'Vacuum, forceps, tears',
    what: [
      {
        text: "Vacuum: a cup on the baby's head. Forceps: two smooth spoons around it. The doctor helps the baby out while you push.",
        sources: ['fraser-birth', 'london-assisted', 'sogc-assisted'],
      },
      {
        text: "Reasons: the baby's heartbeat shows that it must come soon, you are worn out, the head has stopped moving down, or you must not push for your own health.",
        sources: ['london-assisted', 'sogc-assisted', 'hlbc-episiotomy'],
      },
      { text: 'About 13 of 100 births in Canada had it in 2015-2016.', sources: ['phac-labour-figures'] },
      {
        text: 'Steady support makes it less often needed. So can oxytocin, and beginning to push later with an epidural.',
        sources: ['sogc-assisted'],
      },
      {
        text: 'It can spare you a cesarean late in labour, which has risks of its own. It can tear the vagina, the pelvic floor or the anus, and make it hard to hold urine or stool.',
        sources: ['london-assisted'],
      },
      {
        text: 'For the baby: marks or bruises that fade. Seldom, a bleed or a break of the skull, or a weak muscle of the face.',
        sources: ['london-assisted', 'fraser-birth'],
      },
      {
        text: 'A cut between vagina and anus (episiotomy) is made when the baby must come faster, and sometimes before forceps. Freezing usually comes first. It is sewn with stitches that dissolve.',
        sources: ['hlbc-episiotomy'],
      },
      {
        text: 'Any vaginal birth can tear the skin. It may not tear at all, or only a little. What lowers the chance of a deep tear, we found in no Canadian source: ask.',
        sources: ['hlbc-pushing'],
      },
    ],
    feels: [
      {
        text: 'What it feels like, our sources do not say. Ask what would numb you. If something hurts, say so.',
      },
      { text: 'Nobody needs this help because they did something wrong.' },
    ],
    ask: [
      { text: 'Will you tell me what you are about to do, and ask me first?' },
      { text: 'Is there time to try another position, or to push longer?' },
      { text: 'What comes next if it does not work?' },
      { text: 'Was there a tear? How deep, and who looks at it again?' },
    ],
  },
  cesarean: {
    title: 'Cesarean birth',
    link: 'Cesarean',
    what: [
      {
        text: 'The baby is born through a cut in the belly and the uterus. In 2016-2017, that was about 28 of 100 births in Canadian hospitals.',
        sources: ['hlbc-cesarean', 'providence-cesarean', 'hospital-births-2017'],
      },
      {
        text: 'Planned, for example, when the placenta covers the cervix, when the baby lies across or bottom first, with some twins, a herpes sore or a serious illness.',
        sources: ['ontario-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'In labour, when the baby does not cope well, the cervix stops opening, the baby cannot pass, or you are in danger.',
        sources: ['ontario-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'Mostly you are numbed by a needle in the back, and awake. You are put to sleep in some emergencies. Most hospitals let one person in, but not while you are asleep.',
        sources: ['hlbc-cesarean', 'providence-cesarean', 'kingston-labour'],
      },
      {
        text: 'Before a planned one you stop eating and drinking for some hours. Times differ: follow those of your own hospital.',
        sources: ['providence-planned'],
      },
      {
        text: 'It is an operation. Compared with a vaginal birth, there is more pain, blood loss, fever and infection, and it takes longer to recover. The more cesareans, the more trouble with the placenta in later pregnancies.',
        sources: ['ontario-after-cesarean'],
      },
      {
        text: 'What speaks for it are reasons such as those above. A planned one also lets you know the day and what to expect.',
        sources: ['naitre-after-cesarean', 'ontario-cesarean'],
      },
      {
        text: 'After it, you spend one to three hours in the recovery room; in many places the baby is with you. Skin to skin is often possible, there or in the operating room, with you or with your partner.',
        sources: ['oak-valley-cesarean', 'fraser-unexpected', 'covenant-cesarean', 'hlbc-cesarean'],
      },
      {
        text: 'Two hospitals, in Ontario and Alberta, name a stay of one to two days. Ask about yours.',
        sources: ['sunnybrook-cesarean', 'covenant-cesarean'],
      },
    ],
    feels: [
      {
        text: 'You may feel touch and pressure as the baby is born, and some people feel sick. If anything hurts, say so at once.',
        sources: ['koble-cesarean'],
      },
      {
        text: 'It is common to feel dizzy when you first get up: call the nurse to help you. Laughing and coughing can hurt: hold a pillow to your belly.',
        sources: ['covenant-cesarean', 'sunnybrook-cesarean'],
      },
      {
        text: 'A cesarean is a birth, and nobody is to blame for it. You may be glad, sad, or both.',
      },
    ],
    ask: [
      { text: 'Who may be with me, in the operating room and in recovery?' },
      { text: 'Can the screen be lowered, my music play, my baby come to me right away?' },
      { text: 'What will I have for the pain after it?' },
      {
        text: 'Why was it done, and what does that mean for another birth? In Ontario, you should get this in writing.',
        sources: ['hqo-after-cesarean'],
      },
    ],
  },
  'after-cesarean': {
    title: 'Birth after a cesarean',
    link: 'After a cesarean',
    what: [
      {
        text: 'After one cesarean with a low cut across the uterus, you should be offered to try a vaginal birth, unless something speaks against it. You can also choose another cesarean. The choice is yours.',
        sources: ['sogc-382', 'hqo-after-cesarean', 'naitre-after-cesarean'],
      },
      {
        text: 'More than half of those who try give birth vaginally: our sources say 60 to 80, or 50 to 85, of 100. The chance is best if you have given birth vaginally before, or labour starts by itself.',
        sources: ['inspq-after-cesarean', 'sogc-after-cesarean', 'sogc-382'],
      },
      {
        text: 'What speaks for trying: no operation, less pain and blood loss, a shorter recovery, and for the baby less trouble with breathing after the birth.',
        sources: ['ontario-after-cesarean', 'naitre-after-cesarean', 'sogc-after-cesarean'],
      },
      {
        text: 'What speaks against it: in about 1 of 200 who try, the scar in the uterus tears in labour. In Scotland it was 1 of 400 who tried, and 1 of 2,500 with a planned cesarean.',
        sources: ['sogc-after-cesarean', 'sogc-382', 'scotland-after-cesarean'],
      },
      {
        text: 'A tear is an emergency for you and the baby: a cesarean is done at once, and you may need blood. Labour can also end in a cesarean without one.',
        sources: ['sogc-after-cesarean', 'inspq-after-cesarean'],
      },
      {
        text: 'Starting or speeding up labour makes a tear 2 to 3 times as frequent. A balloon or breaking the water adds less risk. Some medicines that soften the cervix should not be used.',
        sources: ['hqo-induction'],
      },
      {
        text: 'What speaks for a planned cesarean: you know the day, and the scar seldom tears. Against it: what the part above says of an operation and of later pregnancies.',
        sources: ['naitre-after-cesarean', 'ontario-after-cesarean', 'scotland-after-cesarean'],
      },
      {
        text: "Canada's guideline: a serious illness of the mother is rare both ways, and more frequent with trying. A death is rare both ways, and more frequent with a planned cesarean.",
        sources: ['sogc-382'],
      },
      {
        text: 'So you and the baby are watched closely in labour, and it should be in a hospital that can do a cesarean in time, and not at home.',
        sources: ['sogc-after-cesarean', 'hlbc-after-cesarean', 'hqo-after-cesarean'],
      },
      {
        text: 'The cut in the uterus counts, and not the one in the skin. Ask for the report of your operation.',
        sources: ['ontario-after-cesarean', 'hqo-after-cesarean'],
      },
    ],
    feels: [
      {
        text: 'Labour itself is as the first part says. How your last birth went may come back to you: you can say so.',
      },
      { text: 'Whichever way your baby comes this time, it is a birth.' },
    ],
    ask: [
      { text: 'What was the reason last time? Is it likely to come again?' },
      { text: 'What are my own chances, and my own risks, both ways?' },
      { text: 'Which hospital near me does this? How fast can it do a cesarean, day and night?' },
      { text: 'What if I go past my due date? How would labour be started for me?' },
      { text: 'I have had two or more cesareans: what holds for me?', sources: ['sogc-after-cesarean'] },
    ],
  },
  'first-hour': {
    title: 'The first hour',
    link: 'First hour',
    what: [
      {
        text: 'The baby should lie skin to skin on your chest right after the birth, wherever you give birth and however you feed: for at least an hour, or until the first feed is over.',
        sources: ['cps-skin-to-skin', 'carleton-baby', 'simcoe-baby-friendly', 'northern-breastfeeding'],
      },
      {
        text: "Both of you covered, nose and mouth free, the baby's face in sight. Somebody awake watches the colour and the breathing. Sleepy? Lay the baby on its back in a crib, or give it to somebody who is awake.",
        sources: ['cps-skin-to-skin', 'skin-to-skin-ontario', 'london-skin'],
      },
      {
        text: 'It keeps the baby warm, calms its heart and breathing, and helps with feeding. If you cannot, a partner can.',
        sources: ['cps-skin-to-skin', 'carleton-baby', 'ouest-montreal-skin'],
      },
      {
        text: "At term, Canada's guideline says to leave the cord for 60 seconds before it is clamped; before 37 weeks, for longer if that is possible. With twins, ask.",
        sources: ['cord-424'],
      },
      {
        text: 'The team looks at heart, breathing, tone, reflexes and colour (the Apgar score). Most first checks can be done while the baby is on you.',
        sources: ['carleton-baby', 'nb-immediate-care'],
      },
      {
        text: 'Every baby is offered a needle of vitamin K, against a rare but dangerous bleeding. You may hold or nurse the baby meanwhile. Drops by mouth work less well.',
        sources: ['vitamin-k-cps', 'ontario-newborn-care', 'carleton-baby'],
      },
      {
        text: 'Eye ointment: in Ontario the law asks for it. A parent who has been informed can say no in writing, if there is no serious risk of infection. Elsewhere, ask what is done and why.',
        sources: ['ontario-eyes', 'midwives-eyes'],
      },
      {
        text: 'If the baby needs help, it goes to a warm bed, often in the same room.',
        sources: ['carleton-baby'],
      },
    ],
    feels: [
      {
        text: 'For two or three hours you may shake, feel cold or dizzy, and have cramps. Ask for help before you stand up.',
        sources: ['bc-stages'],
      },
      {
        text: 'If you bleed a lot or feel faint, or your baby is limp, blue, hard to wake or breathes hard: call the nurse or midwife at once. Nobody is right there? Call 911.',
        sources: ['after-birth-signs'],
      },
      {
        text: 'You may be full of joy, or feel nothing at all yet. Neither is wrong. Not every first hour goes as hoped.',
      },
    ],
    ask: [
      { text: 'Can my baby come to me first, and be weighed later?' },
      { text: 'When will you clamp the cord? Who may cut it?' },
      { text: 'What will you give my baby? Will you ask me first?' },
      { text: 'Who looks after us two while I am numb or tired?' },
      { text: 'If my baby needs care: who can go along, and when can I see, touch and hold it?' },
    ],
  },
  'first-feed': {
    title: 'The first feed',
    link: 'First feed',
    what: [
      {
        text: 'The first time at the breast is best within the first hour, with help if you like.',
        sources: ['northern-breastfeeding', 'carleton-baby'],
      },
      {
        text: 'On your chest the baby may begin to move toward the breast and open its mouth wide. Then help it to latch.',
        sources: ['bc-first-days'],
      },
      {
        text: 'Tummy to you, nose across from the nipple, head and body in a line, the head free to tip back. And you at ease.',
        sources: ['southern-breastfeeding'],
      },
      {
        text: 'The first milk (colostrum) is thick, and there is little of it. It holds antibodies.',
        sources: ['southern-breastfeeding', 'bc-first-days'],
      },
      {
        text: 'In the first weeks, babies feed 8 times or more in 24 hours.',
        sources: ['southern-breastfeeding'],
      },
      {
        text: 'You can nurse soon after a cesarean too. Strong pain medicine late in labour can make the first feed slower: ask for help.',
        sources: ['hlbc-cesarean', 'london-opioids', 'hlbc-pain'],
      },
      {
        text: 'Skin to skin is for babies fed with formula too. How a first bottle is given, our sources do not say: ask to be shown.',
        sources: ['ouest-montreal-skin'],
      },
    ],
    feels: [
      {
        text: 'What it feels like, our sources do not say. If it hurts, or does not work, ask the nurse or midwife to watch a feed, each time you like.',
        sources: ['carleton-baby', 'simcoe-baby-friendly'],
      },
      { text: 'However you feed your baby, you owe nobody a reason.' },
    ],
    ask: [
      { text: 'Who helps me with feeding, also at night?' },
      {
        text: 'My baby cannot nurse yet: who shows me how to press out milk, and how soon?',
        sources: ['bc-first-days'],
      },
      { text: 'Will you ask me before you give my baby anything to drink?' },
      { text: 'I will not nurse: who shows me the bottle, and what helps my breasts?' },
    ],
  },
};
