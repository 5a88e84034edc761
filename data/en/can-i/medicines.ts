import type { CanIWords } from '@/data/can-i/entry';
import type { medicines } from '@/data/can-i/medicines';
import { thePoisonCentre } from './poison-centre';

/** After what asks for nothing. */
const nothingToDo = 'Nothing to do.';

/** After what asks for nothing at the usual dose. */
const atLabelDose = 'Nothing to do at the label dose.';

/** After something that can be bought, but that is prescribed, too. */
const boughtOrPrescribed =
  'Did you take it on your own? Take no more for now, and tell a pharmacist or your provider what you took and when. Was it prescribed or advised? Call before you change anything.';

/** After something that is put on, and that can be bought or prescribed. */
const usedOnYourOwn =
  'Did you use it on your own? Use no more for now, and tell a pharmacist or your provider what you used and when. Was it prescribed or advised? Call before you change anything.';

/** After what is likely fine, but should be asked about first. */
const askBeforeMore = 'One time is no cause for alarm. Ask before you take more, unless you were told to take it.';

/** After something that is prescribed. */
const keepTaking = 'Keep taking it as prescribed. Ask your provider or pharmacist if you have questions.';

/** After something prescribed that may have to be changed in pregnancy. */
const keepTakingAndCall = 'Keep taking it as prescribed. Call your provider or pharmacist today.';

/** After something that the body gets used to, so that it cannot be left from one day to the next. */
const notOnYourOwn =
  'Do you take it every day, bought or prescribed? Do not stop suddenly, and call your provider or pharmacist today. Was it prescribed? Keep taking it as prescribed, and call today. A few that you bought: ask a pharmacist before the next one.';

/** With what many take from before a pregnancy, and some because of it. */
const callUnlessKnown = 'Prescribed before this pregnancy, or by someone who did not know of it? Call today.';

/** After it. */
const keepTakingUnlessKnown =
  'Keep taking it as prescribed. Call today if it was prescribed before this pregnancy, or by someone who did not know of it.';

/** What asks for a call in somebody with nausea. */
const vomiting =
  'Cannot keep fluids down or dark urine: call today. Almost no urine, or none for 8 hours, feeling faint or dizzy, or vomiting blood: go to emergency now.';

/** What asks for a call in somebody who takes it for heartburn. */
const rightRibs =
  'Strong pain high in the belly: go to the hospital now. Pain under the right ribs: before 20 weeks call now; from 20 weeks go to the hospital now.';

/** What asks for a call in somebody who takes it for pain. */
const headacheSigns =
  'A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs: before 20 weeks call now; from 20 weeks go to the hospital now. Strong pain high in the belly: go to the hospital now.';

/** What asks for a call in somebody who takes it for pain or fever. */
const feverOrHeadache = `Fever of 38 °C or more: call now. ${headacheSigns}`;

/** What asks for a call in somebody whose skin itches. */
const itching = 'Strong itching, especially on palms or soles: call the same day.';

/** What asks for a call in somebody with an illness of the airways. */
const feverOrBreath = 'Fever of 38 °C or more: call now. Trouble breathing: call 911.';

/** With medicines for the mind. */
const harm =
  'Thoughts of harming yourself or your baby? In danger now: call 911. If not: call or text 9-8-8, day or night.';

/** Where no source was found. */
const noSource =
  'We have no source for this: ask a pharmacist, your provider or the health line. Was it prescribed? Do not stop on your own: call today, before you change anything.';

export const medicinesWords: Record<keyof typeof medicines, CanIWords> = {
  acetaminophen: {
    name: 'Acetaminophen',
    searchWords:
      'tylenol, tylonol, acetaminofen, paracetamol, atasol, headache pill, fever medicine, painkiller, pain killer, pain pill, tempra, tylenol extra strength, tylenol arthritis, tylanol, tilenol, tylenoll, thylenol, panadol, too much tylenol, tylenol overdose',
    todo: 'This is the usual choice for pain and fever: the dose on the label, for a short time. Check that no other pill you take holds it too.',
    why: "In 2025, SOGC (Canada's obstetricians) and the First Nations Health Authority called it safe at the label dose.",
    already: 'Nothing to do at the label dose. More than that: call the poison centre or 911 now.',
    call: `More than the label dose: call ${thePoisonCentre} or 911 now. ${feverOrHeadache}`,
  },
  ibuprofen: {
    name: 'Ibuprofen, naproxen and the like',
    searchWords:
      'ibuprofen, naproxen, advil, motrin, ibuprophen, aleve, nsaid, midol, anti-inflammatory, anti inflammatory, robax platinum, ibuprofen gel, naprosyn, anaprox, celebrex, celecoxib, toradol, ketorolac, indomethacin, diclofenac pills, meloxicam, mobicox, ponstan, mefenamic acid, voltaren pills',
    todo: 'Before 20 weeks, ask first. From 20 weeks take none unless your provider tells you to. Was it prescribed? Call today, before you change anything.',
    todoByWeek: [
      'Ask a pharmacist or your provider first. Was it prescribed? Call today, before you change anything.',
      'Take none unless your provider tells you to. Was it prescribed? Call today, before you change anything.',
    ],
    why: "They can harm the baby's kidneys and heart.",
    already: boughtOrPrescribed,
    call: feverOrHeadache,
    differ:
      'A New Brunswick page leaves them out only in the last three months, Health Canada from 20 weeks. We follow Health Canada.',
  },
  asa: {
    name: 'Full-dose ASA (aspirin)',
    searchWords: 'aspirin, asa, asprin, acetylsalicylic acid, bayer, entrophen, alka seltzer, alka-seltzer, anacin',
    todo: 'Before 20 weeks, ask first. From 20 weeks take no full-dose ASA unless your provider tells you to. Was it prescribed? Call today, before you change anything. Were you told to take low-dose (baby) aspirin? Keep taking it.',
    todoByWeek: [
      'Ask first. Was it prescribed? Call today, before you change anything. Were you told to take low-dose (baby) aspirin? Keep taking it.',
      'Take no full-dose ASA unless your provider tells you to. Was it prescribed? Call today, before you change anything. Were you told to take low-dose (baby) aspirin? Keep taking it.',
    ],
    why: 'Full-dose ASA acts like ibuprofen on the baby.',
    already:
      'Did you take full-dose ASA on your own? Take no more for now, and tell a pharmacist or your provider what you took and when. Were you told to take ASA, low-dose or not? Call before you change anything.',
    call: feverOrHeadache,
  },
  'low-dose-asa': {
    name: 'Low-dose ASA (aspirin), if advised',
    searchWords:
      'baby aspirin, low dose aspirin, 81 mg aspirin, asa 81, aspirin 81, asaphen, daily aspirin, aspirin 80, asa 80',
    todo: 'Was it prescribed or advised? Keep taking it until they tell you to stop. If not, take none on your own: ask first.',
    why: 'It lowers the chance of preeclampsia, especially if begun before 16 weeks. Your provider tells you until when to take it.',
    already: 'Keep taking it as you were told. Did you take it on your own? Ask a pharmacist or your provider today.',
  },
  'diclofenac-gel': {
    name: 'Diclofenac gel',
    searchWords: 'diclofenac, voltaren, voltaren gel, muscle rub, rub a535, pain cream',
    todo: 'Before 20 weeks, ask a pharmacist first. From 20 weeks use none unless your provider tells you to. Was it prescribed? Call today, before you change anything.',
    todoByWeek: [
      'Ask a pharmacist first. Was it prescribed? Call today, before you change anything.',
      'Use none unless your provider tells you to. Was it prescribed? Call today, before you change anything.',
    ],
    why: 'It is a cousin of ibuprofen and some gets into the blood.',
    already: usedOnYourOwn,
  },
  opioids: {
    name: 'Codeine and other opioids',
    searchWords:
      'codeine, tylenol 3, tylenol 1, tylenol 2, tylenol 4, t1, t2, t3, t4, tylenol with codeine, 222, percocet, oxycodone, morphine, hydromorphone, dilaudid, tramadol, fentanyl, opioid, narcotic, narcotics, oxycontin, kadian, naloxone, opiate',
    todo: 'Was it prescribed? Keep taking it, and call your provider today. Do you take it every day? Do not stop suddenly: call today. If not, take none on your own: ask first.',
    why: 'A sudden stop can bring on labour or a loss.',
    already: notOnYourOwn,
    call: 'Cannot be woken, very sleepy, slow breathing or blue lips: call 911.',
  },
  methadone: {
    name: 'Methadone and buprenorphine',
    searchWords:
      'methadone, buprenorphine, suboxone, methadose, addiction treatment, sublocade, kadian, opioid agonist treatment',
    todo: 'Keep your treatment, and tell your clinic that you are pregnant, if they do not know.',
    why: 'It is safer for the baby than stopping.',
    already: keepTaking,
  },
  triptans: {
    name: 'Migraine pills (triptans)',
    searchWords:
      'migraine pills, triptans, migraine medicine, triptan, sumatriptan, imitrex, rizatriptan, maxalt, zolmitriptan, zomig, eletriptan, relpax, almotriptan, naratriptan, frova, amerge, axert',
    todo: 'Was it prescribed? Keep taking it for a migraine, as you were told, and call your provider today.',
    why: 'Your provider checks which pill suits you now.',
    already:
      'Tell your provider or a pharmacist what you took and when. Was it prescribed? Call before you change anything.',
    call: headacheSigns,
  },
  'ergot-migraine-drugs': {
    name: 'Migraine drugs with ergotamine',
    searchWords: 'ergotamine, cafergot, dihydroergotamine, dhe, migranal',
    todo: noSource,
    call: headacheSigns,
  },
  'newer-migraine-drugs': {
    name: 'Newer migraine drugs',
    searchWords: 'nurtec, ubrelvy, emgality, ajovy, aimovig, cgrp, migraine shot',
    todo: noSource,
    call: headacheSigns,
  },
  'muscle-relaxants': {
    name: 'Muscle relaxants',
    searchWords:
      'muscle relaxant, robaxacet, robaxin, robaxisal, methocarbamol, cyclobenzaprine, flexeril, baclofen, tizanidine, back pain pills',
    todo: noSource,
  },
  'heat-rubs': {
    name: 'Heat rubs and patches',
    searchWords:
      'tiger balm, icy hot, deep cold, menthol rub, rub a535, muscle rub, capsaicin, capsaicin cream, lidocaine patch, salonpas, heat patch, cbd cream, vaporub, vicks vaporub',
    todo: noSource,
  },
  antihistamines: {
    name: 'Allergy pills',
    searchWords:
      'reactine, claritin, benadryl, aerius, allegra, antihistamine, cetirizine, loratadine, zyrtec, diphenhydramine, hay fever pills, blexten, bilastine, rupall, rupatadine, atarax, hydroxyzine, allergy medicine, allergy pill, benadryl to sleep',
    todo: 'Ask a pharmacist which allergy pill suits you. Was it prescribed? Call before you change anything.',
    why: 'Some kinds have been used a lot in pregnancy, others not.',
    already: boughtOrPrescribed,
    call: `Swollen lips or trouble breathing: use your epinephrine pen if you have one, and call 911. ${itching}`,
    differ:
      'A New Brunswick page says that little is known about them, while midwives in Ontario accept some kinds. We follow the careful one.',
  },
  'cold-remedies': {
    name: 'Cold and flu remedies',
    searchWords:
      'neocitran, dayquil, nyquil, tylenol cold, tylenol sinus, tylenol flu, tylenol nighttime, tylenol complete, advil cold and sinus, advil cold, cold medicine, flu medicine, buckley, buckleys, benylin, sinutab, robitussin cold, vicks, cold, a cold, common cold, neo citran, mucinex, guaifenesin, tylenol pm, tylenol night',
    todo: 'Ask a pharmacist first: many of them mix two or more drugs.',
    why: 'A mix can hold ibuprofen, alcohol or a decongestant.',
    already: boughtOrPrescribed,
    call: feverOrBreath,
  },
  decongestants: {
    name: 'Decongestants',
    searchWords:
      'sudafed, pseudoephedrine, phenylephrine, otrivin, dristan, stuffy nose pills, stuffy nose spray, nasal spray, decongestant, oxymetazoline',
    todo: 'Ask a pharmacist; up to week 13, leave it out. A salt-water spray holds no drug. Was a spray or pill prescribed to you? Keep taking it, and call a pharmacist today.',
    todoByWeek: [
      'Leave it out in these weeks, and ask a pharmacist what else can help. A salt-water spray holds no drug. Was a spray or pill prescribed to you? Keep taking it, and call a pharmacist today.',
      'Ask a pharmacist first. A salt-water spray holds no drug. Was a spray or pill prescribed to you? Keep taking it, and call a pharmacist today.',
    ],
    why: "It has been linked to a small chance of a gap in the baby's belly wall.",
    already: boughtOrPrescribed,
    differ:
      'Motherisk in Toronto called them possibly safe, a Quebec pharmacist leaves them out in the first 13 weeks, and some midwives in Ontario in all weeks. We leave them out at first, and ask later.',
  },
  'allergy-nose-sprays': {
    name: 'Allergy nose sprays',
    searchWords:
      'nose spray for allergies, flonase, fluticasone, nasonex, mometasone, nasacort, avamys, omnaris, rhinocort',
    todo: noSource,
  },
  'eye-drops': {
    name: 'Eye drops',
    searchWords: 'allergy eye drops, dry eye drops, visine, pataday, eye ointment',
    todo: noSource,
  },
  'saline-spray': {
    name: 'Salt-water nose spray',
    searchWords: 'saline, saline nasal spray, salt water spray, hydrasense, salinex, neti pot, sinus rinse',
    todo: 'Ask a pharmacist which one suits you: a salt-water spray holds no drug. To mix your own rinse, use boiled and cooled water, or distilled water.',
    already: nothingToDo,
  },
  'cough-syrup': {
    name: 'Cough syrup',
    searchWords: 'robitussin, dextromethorphan, dm syrup, benylin dm, cough medicine',
    todo: 'Ask a pharmacist; plain DM syrup for a few days is the one most used.',
    why: 'There is no sign that DM harms, but many syrups are mixes.',
    already: boughtOrPrescribed,
    call: feverOrBreath,
  },
  'cough-drops': {
    name: 'Cough drops',
    searchWords:
      'halls cough drops, fishermans friend, lozenges, throat lozenges, ricola, strepsils, cepacol, chloraseptic, sore throat',
    todo: 'Ask a pharmacist which ones. A few plain drops are likely fine, but some hold zinc or herbs.',
    why: 'They act in the throat.',
    already: askBeforeMore,
  },
  'epinephrine-pen': {
    name: 'Allergy pen (epinephrine)',
    searchWords:
      'epipen, epi pen, epinephrine, auto injector, adrenaline pen, allerject, emerade, anaphylaxis, severe allergy',
    todo: 'Use it first, at the first signs of a severe reaction. Do not wait to ask anyone.',
    why: 'It is the only medicine that turns a severe reaction around.',
    already:
      'Call 911 if you have not yet. Go to the hospital, even if you feel better, and say that you are pregnant.',
    call: 'Signs of a severe allergic reaction: use the pen at once and call 911.',
  },
  diclectin: {
    name: 'Nausea pill (doxylamine-pyridoxine)',
    searchWords: 'diclectin, diclegis, bonjesta, doxylamine, pyridoxine, vitamin b6, morning sickness pill, b6',
    todo: 'Was it prescribed? Keep taking it. If not, ask for it early: it is the usual drug for nausea here.',
    why: "SOGC (Canada's obstetricians) calls it safe and a good first choice.",
    already: keepTaking,
    call: vomiting,
  },
  dimenhydrinate: {
    name: 'Motion sickness pill (dimenhydrinate)',
    searchWords: 'gravol, travel sickness pill, gravol to sleep',
    todo: 'Ask first. Gravol at the label dose is often used for nausea in pregnancy. A pharmacist can say if it suits you.',
    why: 'It can make you sleepy.',
    already: atLabelDose,
    call: vomiting,
    differ:
      "SOGC (Canada's obstetricians) counts it among the safe choices, a New Brunswick page says only with your provider's permission. We follow the careful one.",
  },
  'nausea-pills-other': {
    name: 'Other nausea pills',
    searchWords: 'ondansetron, zofran, metoclopramide, maxeran, prochlorperazine, stemetil',
    todo: noSource,
    call: vomiting,
  },
  antacids: {
    name: 'Antacids',
    searchWords: 'tums, rolaids, gaviscon, maalox, calcium carbonate, heartburn pill, heartburn medicine, antacid',
    todo: 'Tums, Rolaids or Maalox now and then are likely fine; ask which kind suits you.',
    why: 'They act in the stomach. Alka-Seltzer is not one of these: it can hold ASA.',
    already: atLabelDose,
    call: rightRibs,
    differ:
      'North York General Hospital in Toronto lists some as safe in pregnancy, a New Brunswick page says to ask before you take any. We follow both: now and then, and ask which kind.',
  },
  'gas-pills': {
    name: 'Gas pills',
    searchWords: 'simethicone, ovol, gas-x, gas x, phazyme',
    todo: noSource,
  },
  'baking-soda': {
    name: 'Baking soda for the stomach',
    searchWords: 'sodium bicarbonate, bicarbonate of soda, eno',
    todo: noSource,
    call: rightRibs,
  },
  bismuth: {
    name: 'Pink stomach medicine (bismuth)',
    searchWords: 'pepto bismol, pepto-bismol, pepto, kaopectate, peptobismol',
    todo: 'Ask a pharmacist what else can help; until then, leave it out. Was it prescribed? Call today, before you change anything.',
    why: 'It holds a cousin of ASA. We found no Canadian page on it.',
    already: boughtOrPrescribed,
  },
  'fibre-laxative': {
    name: 'Fibre laxatives',
    searchWords: 'metamucil, psyllium, fibre supplement, fiber supplement, constipation pill, laxative',
    todo: 'Ask a pharmacist which laxative suits you. Metamucil with lots of water is not known to harm.',
    why: 'Fibre works in the gut and is not absorbed.',
    already: askBeforeMore,
  },
  probiotics: {
    name: 'Probiotics',
    searchWords: 'probiotic pills, acidophilus, align probiotic, bio-k',
    todo: 'Ask a pharmacist first. They are likely fine if you are well.',
    why: 'They stay in the gut, and trials late in pregnancy saw no harm.',
    already: askBeforeMore,
    differ:
      "Motherisk in Toronto found them likely fine in 2011, Quebec's public health institute (INSPQ) says to ask before any natural health product. We follow the careful one.",
  },
  'acid-reducers': {
    name: 'Acid reducers',
    searchWords:
      'famotidine, pepcid, omeprazole, omeprazol, losec, olex, prilosec, pantoprazole, pantoloc, tecta, esomeprazole, nexium, lansoprazole, prevacid, rabeprazole, pariet, dexilant, ranitidine, zantac, ppi, h2 blocker, stomach acid pills, acid reflux pills',
    todo: 'Bought it? Ask a pharmacist first. Prescribed? Keep taking it, and tell your provider today that you are pregnant, if they do not know.',
    why: 'Clinics in Ontario try antacids first. If they do not help, your provider can choose a stronger pill.',
    already: boughtOrPrescribed,
    call: rightRibs,
  },
  laxatives: {
    name: 'Other laxatives',
    searchWords:
      'laxative, peg 3350, restoralax, lax a day, pegalax, miralax, stool softener, docusate, colace, senokot, sennosides, ex lax, exlax, dulcolax, bisacodyl, lactulose, milk of magnesia, mineral oil, glycerin suppository, fleet enema, constipation pill',
    todo: 'Fibre, water and a walk come first. Then ask a pharmacist which one suits you. Was it prescribed? Call before you change anything.',
    why: 'Little of them reaches the blood, but some should be used only for a short time.',
    already: boughtOrPrescribed,
  },
  'diarrhea-pills': {
    name: 'Diarrhea pills',
    searchWords: 'diarrhea medicine, imodium, immodium, loperamide, anti diarrhea, anti-diarrheal, lomotil',
    todo: noSource,
    call: 'Fever of 38 °C or more: call now. Bad or bloody diarrhea, or you cannot keep fluids down: call the same day.',
  },
  'hemorrhoid-cream': {
    name: 'Hemorrhoid cream',
    searchWords:
      'hemorrhoids, hemroids, hemorroids, haemorrhoids, piles, preparation h, anusol, anuzinc, anodan, proctosedyl, tucks, hemorrhoid suppository, hemorrhoid ointment',
    todo: 'Check with a pharmacist first. This goes for creams and for the kind that you put inside. Was it prescribed? Call before you change anything.',
    why: "New Brunswick's guide asks you to check first. A warm soak of the bottom or a cold pack can ease it.",
    already: usedOnYourOwn,
  },
  antibiotics: {
    name: 'Antibiotics',
    searchWords:
      'amoxicillin, penicillin, macrobid, nitrofurantoin, septra, cephalexin, keflex, doxycycline, minocycline, uti pills, bladder infection pills, acne pills, antibiotic, cipro, ciprofloxacin, azithromycin, zithromax, clavulin, metronidazole, flagyl',
    todo: 'Keep taking it, and finish it, if the person who prescribed it knows that you are pregnant. If not, call them or a pharmacist today, before you change anything. Never use old pills.',
    why: 'An untreated infection can bring on labour. Many antibiotics suit pregnancy, others do not.',
    already:
      'Tell your provider or a pharmacist what you took and when. Was it prescribed? Call before you change anything.',
    call: 'Burning when you pee: call now, and say if you have a fever, chills or back pain.',
  },
  'antibiotic-ointment': {
    name: 'Antibiotic ointment',
    searchWords: 'polysporin, neosporin, fucidin, bactroban, mupirocin',
    todo: noSource,
  },
  'yeast-cream': {
    name: 'Yeast infection cream',
    searchWords: 'canesten, monistat, clotrimazole, vaginal cream, thrush cream, candida',
    todo: 'Ask a pharmacist or your provider: the cream is used now, not the pill. Was a pill prescribed? Call today, before you change anything.',
    why: 'The Public Health Agency of Canada and SOGC recommend only creams for yeast in pregnancy.',
    already: nothingToDo,
  },
  fluconazole: {
    name: 'Fluconazole (yeast pill)',
    searchWords: 'fluconazole, diflucan, canesoral, monicure, yeast infection pill',
    todo: 'Do not buy the one-dose yeast pill; ask for a cream. Was the pill prescribed? Before you change anything, call who prescribed it or a pharmacist today, and say that you are pregnant.',
    why: 'The label advises against it, and a Quebec study links it to miscarriage.',
    already:
      'Health Canada looked into it in 2017 and saw no proven link with harm. Tell your provider what you took and when. Was it prescribed? Call before you change anything.',
  },
  isotretinoin: {
    name: 'Isotretinoin and acitretin (skin pills)',
    searchWords:
      'isotretinoin, acne pills, accutane, acutane, clarus, epuris, roaccutane, acitretin, soriatane, alitretinoin, toctino',
    todo: 'Call your provider or a pharmacist today, and speak with someone before your next pill. No one answers? Call your health line before you take it.',
    why: 'They carry a high risk of birth defects. With acitretin it lasts for 3 years after the last pill: did you take it in that time? Call today too.',
    already: 'Call today, before your next pill. Your provider will explain tests and choices.',
    call: 'Call today, before the next pill.',
  },
  'retinoid-cream': {
    name: 'Retinol and tretinoin creams',
    searchWords:
      'retinol, tretinoin, retin-a, differin, adapalene, tazorac, stieva-a, acne cream, retinol serum, anti aging cream, anti-aging cream',
    todo: 'Leave out shop creams with retinol. Was yours prescribed? Call your provider today, before you change anything.',
    why: 'Little gets through the skin, but drugs of this kind can harm babies.',
    already:
      'Little is absorbed: no cause for alarm. Tell your provider. Was it prescribed? Call before you change anything.',
  },
  hydrocortisone: {
    name: 'Cortisone and eczema creams',
    searchWords:
      'hydrocortisone, cortisone cream, steroid cream, hydrocortisone cream, cortate, betamethasone, betaderm, eczema, eczema cream, anti itch cream, psoriasis cream, elidel, protopic',
    todo: 'Bought it? Ask a pharmacist first. Prescribed? Keep using it, and tell your provider today that you are pregnant, if they do not know.',
    why: 'Mild creams are used in pregnancy, but the strength and the spot where you use it matter.',
    already: usedOnYourOwn,
    call: itching,
  },
  'lice-treatment': {
    name: 'Lice treatment',
    searchWords: 'head lice, lice, lice shampoo, nits, permethrin, nix, kwellada, nyda, resultz, r and c shampoo',
    todo: 'Ask a pharmacist or doctor before you use a lice product.',
    why: 'Some products may not suit you in pregnancy. Combing wet hair is another way.',
    already: usedOnYourOwn,
  },
  'scabies-treatment': {
    name: 'Scabies treatment',
    searchWords: 'scabies, scabies cream, permethrin cream, ivermectin, crotamiton, eurax',
    todo: noSource,
  },
  'worm-pills': {
    name: 'Worm pills',
    searchWords: 'pinworms, pin worms, pyrantel, combantrin, mebendazole, vermox, albendazole, deworming',
    todo: noSource,
  },
  'cold-sore-pills': {
    name: 'Cold sore and herpes pills',
    searchWords:
      'cold sore pills, herpes pills, cold sore medicine, herpes, genital herpes, valacyclovir, valaciclovir, valtrex, acyclovir, zovirax pills, famciclovir, antiviral pills, shingles pills',
    todo: 'Was it prescribed? Keep taking it as you were told. Call your provider today, and say that you are pregnant, if they do not know. Have you ever had genital herpes? Say that too.',
    why: 'Valacyclovir was not linked to more birth defects. With a history of genital herpes, these pills are offered from 36 weeks.',
    already: keepTakingAndCall,
    call: 'Herpes sores, and any contractions: call as soon as they start, or go if the list of when to call says so.',
  },
  'cold-sore-cream': {
    name: 'Cold sore cream',
    searchWords: 'cold sore, cold sores, docosanol, abreva, lipactin, zovirax cream, cold sore patch',
    todo: noSource,
  },
  'flu-antiviral': {
    name: 'Flu antivirals',
    searchWords: 'oseltamivir, tamiflu, tamaflu, antiviral, antivirals, antiviral pills',
    todo: 'Do you think you have the flu? Call today and ask about it. Was it prescribed? Take it as you were told.',
    why: "The flu can be harder on you in pregnancy. Ontario's midwives send people with flu signs to a doctor for it.",
    already: 'Keep taking it as prescribed. Tell your provider that you are pregnant, if they do not know.',
    call: feverOrBreath,
  },
  'covid-antiviral': {
    name: 'COVID-19 antivirals',
    searchWords: 'covid-19 pills, covid-19 treatment, nirmatrelvir, paxlovid, remdesivir, antiviral, antivirals',
    todo: 'We have no source for this: ask your provider, a pharmacist or the health line today. Was it prescribed? Call today, before you change anything.',
    call: feverOrBreath,
  },
  antidepressants: {
    name: 'Antidepressants',
    searchWords:
      'ssri, zoloft, sertraline, cipralex, escitalopram, prozac, celexa, effexor, paxil, lexapro, anxiety pills, depression pills, antidepressant, fluoxetine, citalopram, venlafaxine, paroxetine, wellbutrin, bupropion, cymbalta, duloxetine, trazodone, remeron, mirtazapine, elavil, amitriptyline, pristiq, luvox, trintellix',
    todo: 'Keep taking it, and call your provider today. Do not stop it on your own.',
    why: 'Depression that is not treated can harm you both.',
    already: keepTakingAndCall,
    call: harm,
  },
  lithium: {
    name: 'Lithium',
    searchWords: 'carbolith, lithane, bipolar, bipolar pills',
    todo: 'Keep taking it. Call your provider or your psychiatrist today, and say that you are pregnant, if they do not know.',
    why: 'A sudden stop often brings the illness back; blood levels need checks.',
    already: keepTakingAndCall,
    call: `${harm} For your lithium: call today.`,
  },
  valproate: {
    name: 'Valproate',
    searchWords:
      'epival, depakene, divalproex, epilim, valproic acid, seizure pills, epilepsy pills, epilepsy, bipolar pills',
    todo: 'Keep taking your seizure or mood pills, and call your doctor today.',
    why: 'Valproate can harm the baby, but a seizure can harm you both.',
    already: keepTakingAndCall,
    call: 'A seizure: call 911. For your pills: call today.',
  },
  methotrexate: {
    name: 'Methotrexate, leflunomide or Arthrotec',
    searchWords: 'methotrexate, leflunomide, mtx, metoject, otrexup, arava, arthrotec',
    todo: 'Call your specialist or a pharmacist today, and speak with someone before your next dose. No one answers? Call your health line before you take it.',
    why: 'It can harm a pregnancy; your team will change your treatment.',
    already: 'Call today, before your next dose, and say which week you are in.',
    call: 'Call today, before the next dose.',
  },
  mycophenolate: {
    name: 'Mycophenolate',
    searchWords: 'cellcept, myfortic, anti-rejection pills, transplant pills',
    todo: 'Call your specialist or a pharmacist today, and say that you are pregnant. No one answers? Call your health line. Do not stop on your own.',
    why: 'It raises the risk of miscarriage and birth defects. It also helps the body keep a new organ, so your team plans any change with you.',
    already: 'Call today, before you change anything.',
    call: 'Call today, before you change anything.',
  },
  'ace-inhibitors': {
    name: 'Blood pressure pills',
    searchWords:
      'ramipril, lisinopril, perindopril, enalapril, candesartan, losartan, valsartan, ace inhibitor, arb, altace, coversyl, high blood pressure pills, labetalol, nifedipine, adalat, amlodipine, norvasc, methyldopa, metoprolol, propranolol, hydrochlorothiazide',
    todo: 'Keep taking your blood pressure pill, and call your provider today. Did they know of this pregnancy when they prescribed it? Then just keep taking it.',
    why: "Some kinds can harm the baby's kidneys, and others are used in pregnancy.",
    already: keepTakingAndCall,
    call: 'Blood pressure of 160 or more on top, or 110 or more below: go to the hospital now. From 20 weeks, 140 or more on top, or 90 or more below: call now. Prescribed before this pregnancy, or by someone who did not know of it? Call today.',
  },
  'sleep-aids': {
    name: 'Sleeping pills and tranquillizers',
    searchWords:
      'sleeping pills, ativan, lorazepam, zopiclone, valium, benzo, benzodiazepine, nytol, unisom, zzzquil, anxiety pills, restoril, temazepam, serax, oxazepam, clonazepam, rivotril, xanax, alprazolam, diazepam, imovane, sublinox, tranquilizer, insomnia pills',
    todo: 'Was it prescribed? Keep taking it, and call your provider today. Do you take it every day? Do not stop without help: call today. If not, take none on your own: ask first.',
    why: "Daily use can slow the baby's breathing at birth.",
    already: notOnYourOwn,
  },
  semaglutide: {
    name: 'Semaglutide and similar drugs (GLP-1)',
    searchWords:
      'semaglutide, ozempic, wegovy, rybelsus, mounjaro, saxenda, glp-1, weight loss shot, liraglutide, victoza, trulicity, dulaglutide, tirzepatide, zepbound',
    todo: 'Call your provider today, and speak with someone before your next dose. No one answers? Call your health line before you take it.',
    why: 'It is not advised in pregnancy, but blood sugar must stay under control.',
    already: 'So far studies of over 600 pregnancies saw no extra birth defects. Call today for a plan.',
    call: 'Call today, before the next dose.',
  },
  'asthma-inhaler': {
    name: 'Asthma puffer',
    searchWords:
      'puffer, asthma, inhaler, ventolin, salbutamol, symbicort, flovent, asthma pump, advair, pulmicort, qvar, bricanyl',
    todo: 'Keep using your puffer the way it was prescribed.',
    why: 'Good breathing gives your baby oxygen.',
    already: 'Keep using your puffer the way it was prescribed.',
    call: 'Trouble breathing: use your blue puffer as you were told, and call 911. You need the blue puffer more than usual: call the same day.',
  },
  'thyroid-pills': {
    name: 'Thyroid pills',
    searchWords:
      'thyroid medication, levothyroxine, synthroid, sinthroid, eltroxin, euthyrox, cytomel, liothyronine, desiccated thyroid, hypothyroid, hypothyroidism, underactive thyroid, hashimoto',
    todo: 'Keep taking it. Call your provider today, and say that you are pregnant, if they do not know.',
    why: 'Many people need a higher dose in pregnancy: your provider tells you which. Iron, calcium and prenatal vitamins block it: take them 4 hours apart.',
    already: keepTakingAndCall,
    call: 'Call today.',
  },
  'overactive-thyroid-pills': {
    name: 'Pills for an overactive thyroid',
    searchWords: 'methimazole, tapazole, propylthiouracil, ptu, graves disease, hyperthyroid, hyperthyroidism, basedow',
    todo: 'Keep taking it, and call your provider today.',
    why: 'Your provider may choose another pill or dose for you.',
    already: keepTakingAndCall,
    call: 'Call today.',
  },
  insulin: {
    name: 'Insulin',
    searchWords:
      'insulin pump, humalog, lantus, novorapid, humulin, novolin, levemir, tresiba, type 1 diabetes, gestational diabetes, diabetes shots, basaglar, toujeo',
    todo: 'Keep taking it, and call your provider or diabetes team today. Did they know of this pregnancy when they prescribed it? Then just keep taking it.',
    why: 'Blood sugar in the target range is what protects you both.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  metformin: {
    name: 'Metformin',
    searchWords:
      'glucophage, glumetza, metformine, pcos pills, type 2 diabetes, gestational diabetes, gestational diabetes pills',
    todo: 'Keep taking it, and call your provider today. Did they know of this pregnancy when they prescribed it? Then just keep taking it.',
    why: 'High blood sugar can harm the baby. Your provider checks if this pill still suits you.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  'diabetes-pills-other': {
    name: 'Other diabetes pills',
    searchWords:
      'diabetes pills, gestational diabetes, gliclazide, diamicron, glyburide, diabeta, jardiance, empagliflozin, farxiga, forxiga, dapagliflozin, januvia, sitagliptin, janumet',
    todo: 'Keep taking it, and call your provider today.',
    why: 'Your provider checks which medicine suits you now.',
    already: keepTakingAndCall,
    call: 'Call today.',
  },
  'adhd-pills': {
    name: 'ADHD pills',
    searchWords:
      'adhd medication, adhd, methylphenidate, concerta, conserta, ritalin, biphentin, foquest, vyvanse, vivanse, lisdexamfetamine, adderall, dexedrine, strattera, atomoxetine, intuniv, guanfacine',
    todo: 'Keep taking it. Call your provider today, and say that you are pregnant, if they do not know.',
    why: 'In studies of about 4,000 pregnancies, methylphenidate (Concerta, Ritalin, Biphentin, Foquest) was not linked to more birth defects. For another pill, ask what is known.',
    already: keepTakingAndCall,
    call: 'Call today.',
  },
  'seizure-pills-other': {
    name: 'Other seizure pills',
    searchWords:
      'seizure pills, lamotrigine, lamotragine, lamictal, levetiracetam, keppra, carbamazepine, tegretol, oxcarbazepine, trileptal, topiramate, topamax, phenytoin, dilantin, clobazam, lacosamide, vimpat, brivaracetam, gabapentin, neurontin, pregabalin, lyrica, phenobarbital, seizure medication, antiseizure pills, epilepsy, epilepsy pills, bipolar pills',
    todo: 'Keep taking it, and call your doctor today. Ask how much folic acid you need.',
    why: 'A seizure can harm you both, and a sudden stop can bring one. Pregnancy can change the dose that you need: your doctor tells you which.',
    already: keepTakingAndCall,
    call: 'A seizure: call 911. For your pills: call today.',
  },
  antipsychotics: {
    name: 'Antipsychotics',
    searchWords:
      'quetiapine, seroquel, seraquel, olanzapine, zyprexa, risperidone, risperdal, aripiprazole, abilify, lurasidone, latuda, clozapine, haloperidol, invega, rexulti, schizophrenia, bipolar, bipolar pills',
    todo: 'Keep taking it. Call your provider or your psychiatrist today, and say that you are pregnant, if they do not know.',
    why: 'In over 4,500 pregnancies quetiapine was not linked to more birth defects. A sudden stop could bring problems for you both.',
    already: keepTakingAndCall,
    call: harm,
  },
  'blood-thinners': {
    name: 'Blood thinners (warfarin)',
    searchWords:
      'warfarin, blood thinner, coumadin, warfarine, anticoagulant, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, edoxaban, lixiana',
    todo: 'Keep taking it, and call your provider today.',
    why: 'Warfarin can harm the baby in the early weeks, but a clot is dangerous too. Another blood thinner is often used.',
    already: keepTakingAndCall,
    call: 'Call today.',
  },
  heparin: {
    name: 'Heparin shots',
    searchWords:
      'heparin, low molecular weight heparin, dalteparin, fragmin, enoxaparin, lovenox, tinzaparin, innohep, blood thinner shots, clot shots',
    todo: 'Keep taking it, and call your provider today. Did they know of this pregnancy when they prescribed it? Then just keep taking it.',
    why: 'It does not cross to the baby, so doctors choose it in pregnancy.',
    already: keepTakingUnlessKnown,
    call: callUnlessKnown,
  },
  'steroid-pills': {
    name: 'Steroid pills',
    searchWords: 'prednisone, prednisolone, dexamethasone, cortisone pills',
    todo: noSource,
  },
  'other-prescribed': {
    name: 'Other prescribed medicines',
    searchWords:
      'statin, statins, lipitor, atorvastatin, crestor, rosuvastatin, cholesterol pills, spironolactone, hydroxychloroquine, plaquenil, biologics, humira, adalimumab, progesterone, prometrium, plavix, clopidogrel, singulair, montelukast, azathioprine, imuran',
    todo: 'We have no source for this one. Was it prescribed? Do not stop on your own: call today, before you change anything.',
  },
  'birth-control-before': {
    name: 'Birth control pill taken before knowing',
    searchWords:
      'birth control pills, birth control, birth control pill, pregnant on birth control, took birth control before i knew, alesse, yaz, yasmin, marvelon, tri-cyclen',
    todo: 'Took it before you knew? Harm is not expected. Call a pharmacist or your provider today, and ask what to do with the rest of the pack.',
    why: 'Morning-after pills hold such hormones. A Canadian sheet says that many people took them early on without harm to the baby.',
  },
  'emergency-contraception': {
    name: 'Morning-after pill taken before knowing',
    searchWords:
      'morning after pill, emergency contraception, emergency contraceptive, levonorgestrel, ulipristal, plan b, contingency one',
    todo: 'Took it before you knew? It does not harm the pregnancy. Tell your provider at your first visit.',
    why: "Nova Scotia's health line says that these pills do not stop or harm a pregnancy.",
  },
  iud: {
    name: 'IUD, implant or birth control shot',
    searchWords:
      'iud, copper iud, hormonal iud, mirena, kyleena, coil, pregnant with an iud, birth control implant, nexplanon, depo-provera, depo shot',
    todo: 'We have no source for this: call your provider today.',
    call: 'Pregnant with an IUD: call today. Strong belly pain, strong or lasting pain on one side, or pain at the tip of your shoulder: call 911 or go to emergency now.',
  },
  'prenatal-vitamin': {
    name: 'Prenatal vitamins',
    searchWords: 'materna, folic acid, multivitamin, prenatals, pregvit, orifer, centrum prenatal',
    todo: 'Take one a day that holds 0.4 mg of folic acid and 16 to 20 mg of iron. Were you told to take a higher dose? Keep to that dose.',
    why: 'Folic acid helps the brain and spine form.',
    already: nothingToDo,
  },
  'vitamin-a': {
    name: 'Vitamin A and cod liver oil',
    searchWords: 'vitamin a, cod liver oil, retinol pills, fish liver oil',
    todo: 'Ask first: take no extra vitamin A, and no cod liver oil, unless told to.',
    why: 'Too much can harm the baby. Count the kind in liver, fish liver oil and pills (retinol): no more than 10,000 IU a day in all. The kind in carrots does not count.',
    already: boughtOrPrescribed,
  },
  'natural-products': {
    name: 'Natural and herbal products',
    searchWords:
      'herbal supplement, natural remedy, natural health product, homeopathy, turmeric pills, st johns wort, collagen, ashwagandha, valerian, spirulina, moringa, cold fx, coldfx, elderberry, oil of oregano, creatine, emergen c',
    todo: 'Ask a pharmacist first, even if the pack calls it natural.',
    why: 'Natural is not the same as tested in pregnancy.',
    already: boughtOrPrescribed,
  },
  melatonin: {
    name: 'Melatonin',
    searchWords: 'melatonine, sleep gummies',
    todo: 'Ask first. A pharmacist can say if it suits you.',
    why: 'Natural products need as much care as drugs in pregnancy.',
    already: boughtOrPrescribed,
  },
  'vitamin-d': {
    name: 'Vitamin D',
    searchWords: 'vitamin d3, d3, vit d, d drops, ddrops',
    todo: 'Your daily prenatal vitamin should hold at least 400 IU. Ask before you add more.',
    why: "Calgary's guide for parents asks for at least that much.",
    already: 'Nothing to do at the label dose. Tell a pharmacist if you took more than one product.',
  },
  'omega-3': {
    name: 'Omega-3 and fish oil',
    searchWords:
      'omega-3, omega 3, fish oil, fish oil pills, fish oil capsules, dha, epa, algae oil, omega 3 supplement',
    todo: 'Fine at the label dose, with an NPN number on the label. Leave out cod liver oil. Not sure you need it? Ask.',
    why: 'It holds the fats of fish. Cod liver oil also holds vitamin A, and too much of that can harm the baby.',
    already: atLabelDose,
  },
  magnesium: {
    name: 'Magnesium',
    searchWords:
      'magnesium pills, magnesium glycinate, magnesium bisglycinate, magnesium citrate, magnesium for cramps',
    todo: 'Ask a pharmacist or your provider first. Was it prescribed? Keep taking it.',
    why: "Quebec's public health institute says to check first, for all such products.",
    already: boughtOrPrescribed,
  },
  'other-vitamins': {
    name: 'Other vitamins and minerals',
    searchWords:
      'vitamin c, vitamin b12, b12, calcium pills, calcium supplement, zinc, zinc pills, iodine, biotin, vitamin e',
    todo: 'We have no source for these: ask a pharmacist before you add one. Were you told to take it? Call before you change anything.',
  },
  'iron-extra': {
    name: 'Iron pills',
    searchWords:
      'iron supplement, extra iron, iron, feramax, ferrous fumarate, ferrous gluconate, ferrous sulfate, palafer, eurofer, euro-fer, low iron, anemia, anaemia, iron infusion',
    todo: 'Were you told to take it? Keep taking it, as you were told. If not, ask before you add iron to your prenatal vitamin.',
    why: 'Iron pills can help when blood iron is low. Milk, coffee, tea and antacids block them: take them 2 hours apart. Iron blocks thyroid pills: take those 4 hours apart.',
    already:
      'Nothing to do at the dose that you were told. More than that: call a pharmacist or the poison centre now.',
    call: `More than you were told to take: call a pharmacist or ${thePoisonCentre} now.`,
  },
  'start-labour-tricks': {
    name: 'Home tricks to start labour',
    searchWords:
      'castor oil, evening primrose, evening primrose oil, dates to start labour, medjool dates, start labour, induce labour at home, bring on labour, induce labor, start labor, nipple stimulation',
    todo: 'Ask your midwife or doctor before you try to start labour on your own.',
    why: 'A Quebec midwife says that there is no good proof that home tricks work. Natural oils need a check too.',
    already:
      'Call your midwife or doctor today, and say what you took and when. Contractions, bleeding, fluid or less movement: do what the list of when to call says, now.',
  },
  'flu-vaccine': {
    name: 'Flu shot',
    searchWords: 'flu vaccine, influenza vaccine, fluzone',
    todo: 'The flu shot is advised in season, at any stage of pregnancy.',
    why: 'Flu can be serious for you, and the shot protects the baby too.',
    already: nothingToDo,
  },
  'covid-vaccine': {
    name: 'COVID-19 vaccine',
    searchWords: 'covid-19 shot, covid-19 booster, pfizer, moderna',
    todo: 'You can have it at any point in pregnancy; ask if a dose is due.',
    why: 'COVID-19 can be worse in pregnancy.',
    already: nothingToDo,
    local: 'Who pays for it in 2026-2027 differs by region: ask.',
  },
  tdap: {
    name: 'Whooping cough vaccine (Tdap)',
    searchWords: 'tdap, whooping cough vaccine, pertussis vaccine, adacel, boostrix, tetanus shot',
    todo: 'Have it in every pregnancy, best at 27 to 32 weeks. Is it later? Ask for it all the same.',
    why: 'Your antibodies protect the newborn from whooping cough.',
    already: nothingToDo,
    local: 'In Quebec: at 26 to 32 weeks.',
  },
  'rsv-vaccine': {
    name: 'RSV vaccine',
    searchWords: 'abrysvo, rsv shot, beyfortus, nirsevimab',
    todo: 'Ask about it for 32 to 36 weeks, or the shot for the baby after birth.',
    todoByWeek: [
      'It is too early for the vaccine now. Ask about it for 32 to 36 weeks, or about the shot for the baby after birth.',
      'Ask about it now, or about the shot for the baby after birth.',
      'Ask now about the shot that your baby can have after birth.',
    ],
    why: 'Most babies need only one of the two.',
    already: 'Tell the team that will see your baby.',
    local: 'Programs differ by province and territory.',
  },
  'live-vaccines': {
    name: 'MMR and other live vaccines',
    searchWords:
      'mmr, mmr vaccine, live vaccine, measles vaccine, chickenpox vaccine, varicella vaccine, yellow fever vaccine, flumist, mumps, rubella vaccine',
    todo: 'These shots, such as MMR, wait until after the birth. For yellow fever, ask a travel clinic.',
    why: 'They hold a weak living virus.',
    already: 'No cause for alarm. Tell your provider which one you had and when.',
    call: 'You met measles or rubella: call now. Chickenpox or shingles: call the same day. Call before you walk in.',
  },
};
