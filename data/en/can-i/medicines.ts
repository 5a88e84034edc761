import type { CanIWords } from '@/data/can-i/entry';
import type { medicines } from '@/data/can-i/medicines';

export const medicinesWords: Record<keyof typeof medicines, CanIWords> = {
  acetaminophen: {
    name: 'Tylenol',
    searchWords:
      'tylenol, acetaminophen, tylonol, acetaminofen, paracetamol, atasol, headache pill, fever medicine, pain killer',
    todo: 'This is the usual choice for pain and fever: the dose on the label, for a short time. Check that no other pill you take holds it too.',
    why: 'SOGC and the First Nations Health Authority call it safe at the label dose.',
    already: 'Nothing to do at the label dose. Above it, call now: poison centre or 911.',
    call: 'Fever of 38 °C or more: call now. A bad headache or one that lasts, blurred sight or spots, or pain under the right ribs: before 20 weeks call now; from 20 weeks go to the hospital now.',
    differ:
      'In September 2025 the United States government warned about it (general knowledge, not a source seen); SOGC kept its advice. Corrected on professional knowledge: source or sign first.',
  },
  ibuprofen: {
    name: 'Advil',
    searchWords:
      'advil, motrin, ibuprofen, ibuprophen, aleve, naproxen, nsaid, midol, anti inflammatory, robax platinum, ibuprofen gel',
    todo: 'From 20 weeks take none unless your provider tells you to; before that, ask first.',
    why: "It can harm the baby's kidneys and heart.",
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ:
      'A New Brunswick page still bars it only in the last three months; the Health Canada change of 2021 is used. Corrected on professional knowledge: source or sign first.',
  },
  asa: {
    name: 'Aspirin',
    searchWords: 'aspirin, asa, asprin, bayer, entrophen, alka seltzer, anacin',
    todo: 'From 20 weeks take no full-dose ASA unless told to; before that, ask first. Baby (low-dose) aspirin from your provider is different: keep taking it.',
    why: 'It acts like ibuprofen on the baby.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ: 'Low-dose ASA on prescription is different: see its own line.',
  },
  'low-dose-asa': {
    name: 'Baby aspirin',
    searchWords:
      'baby aspirin, low dose aspirin, 81 mg aspirin, asa 81, aspirin 81, asaphen, low dose asa, daily aspirin, aspirin 80, asa 80, aspirin, asa, bayer, entrophen',
    todo: 'If your provider prescribed it, keep taking it until they tell you to stop.',
    why: 'It lowers the chance of preeclampsia and works best begun before 16 weeks.',
    already: 'Keep taking it as prescribed. Ask your provider or pharmacist if you have questions.',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  'diclofenac-gel': {
    name: 'Voltaren',
    searchWords: 'voltaren, voltaren gel, diclofenac, rub a535, muscle rub, pain cream',
    todo: 'Ask a pharmacist first, and use none from 20 weeks unless told.',
    why: 'It is a cousin of ibuprofen and some gets into the blood.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ:
      "Health Canada's notice is about the drug family; the United Kingdom leaflet is the one that names gel. The Canadian monograph was seen without its pregnancy line.",
  },
  opioids: {
    name: 'Codeine',
    searchWords:
      'codeine, tylenol 3, tylenol 1, percocet, oxycodone, morphine, hydromorphone, tramadol, opioid, tylenol 2, tylenol 4, t1, t2, t3, t4, tylenol with codeine, 222, fentanyl, dilaudid',
    todo: 'Take none on your own; if you take them daily, do not stop suddenly.',
    why: 'A sudden stop can bring on labour or a loss.',
    already:
      'Did you buy it? Ask a pharmacist before the next one. Was it prescribed? Keep taking it as prescribed, and call your provider or pharmacist today.',
    call: 'Very sleepy, slow breathing or blue lips: 911.',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  methadone: {
    name: 'Methadone',
    searchWords: 'methadone, suboxone, buprenorphine, methadose, addiction treatment',
    todo: 'Keep your treatment, and tell your clinic that you are pregnant.',
    why: 'It is safer for the baby than stopping.',
    already: 'Keep taking it as prescribed. Ask your provider or pharmacist if you have questions.',
  },
  antihistamines: {
    name: 'Allergy pills',
    searchWords:
      'allergy pills, reactine, claritin, benadryl, aerius, allegra, antihistamine, cetirizine, loratadine, zyrtec, diphenhydramine, hay fever, hives',
    todo: 'Ask a pharmacist which allergy pill suits you.',
    why: 'Some kinds have been used a lot in pregnancy, others not.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    call: 'Swollen lips or trouble breathing: 911. Strong itching without a rash: call the same day.',
    differ:
      'New Brunswick says little is known and to ask; MotherToBaby finds harm from cetirizine unlikely. Motherisk, as quoted, prefers the older, sleepy kinds.',
  },
  'cold-remedies': {
    name: 'Neocitran',
    searchWords:
      'neocitran, dayquil, nyquil, tylenol cold, advil cold and sinus, cold medicine, flu medicine, buckleys, benylin, tylenol sinus, tylenol flu, tylenol nighttime, tylenol complete, advil cold, sinutab, robitussin cold, buckley',
    todo: 'Ask a pharmacist first: many of them mix two or more drugs.',
    why: 'A mix can hold ibuprofen, alcohol or a decongestant.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    call: 'fever of 38 °C or more: call now',
  },
  decongestants: {
    name: 'Sudafed',
    searchWords: 'sudafed, pseudoephedrine, decongestant, stuffy nose, otrivin, dristan, phenylephrine, nasal spray',
    todo: 'Ask a pharmacist; leave it out in the first 13 weeks. Salt-water spray is fine. Was your spray prescribed? Keep using it, and ask.',
    why: "It has been linked to a small chance of a gap in the baby's belly wall.",
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ:
      'Motherisk, as quoted by Shoppers, called it possibly safe; a Quebec pharmacist says not in the first trimester. The careful one is used.',
  },
  'saline-spray': {
    name: 'Saline',
    searchWords: 'saline, salt water spray, hydrasense, neti pot, salinex',
    todo: 'A salt-water spray is fine. To mix your own rinse, use boiled and cooled water, or distilled water.',
    why: 'It holds no drug.',
    already: 'Nothing to do.',
  },
  'cough-syrup': {
    name: 'Cough syrup',
    searchWords: 'cough syrup, robitussin, dextromethorphan, dm, benylin dm, cough medicine',
    todo: 'Ask a pharmacist; plain DM syrup for a few days is the one most used.',
    why: 'There is no sign that DM harms, but many syrups are mixes.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
  },
  'cough-drops': {
    name: 'Cough drops',
    searchWords: 'cough drops, halls, fishermans friend, lozenges, throat lozenges, ricola',
    todo: 'Plain cough drops are fine in small numbers; ask about those with zinc or herbs.',
    why: 'They act in the throat.',
    already: 'Nothing to do.',
    differ:
      'Only a United States chart was found. Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  diclectin: {
    name: 'Diclectin',
    searchWords:
      'diclectin, doxylamine, doxylamine pyridoxine, b6, bonjesta, morning sickness pill, nausea pill, diclegis',
    todo: 'Ask for it early: it is the usual drug for nausea here.',
    why: 'SOGC calls it safe and a good first choice.',
    already: 'Keep taking it as prescribed. Ask your provider or pharmacist if you have questions.',
    call: 'Cannot keep fluids down or dark urine: call today. Almost no urine, feeling faint or vomiting blood: go to emergency.',
    differ: 'Toronto researchers doubted that it works well (2017-2018); none found it unsafe.',
  },
  dimenhydrinate: {
    name: 'Gravol',
    searchWords: 'gravol, dimenhydrinate, motion sickness pill',
    todo: 'Gravol at the label dose is often used for nausea in pregnancy. Ask a pharmacist if you take other pills.',
    why: 'SOGC counts it among the safe choices; it can make you sleepy.',
    already: 'Nothing to do at the label dose.',
    call: 'Cannot keep fluids down or dark urine: call today. Almost no urine, feeling faint or vomiting blood: go to emergency.',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  antacids: {
    name: 'Tums',
    searchWords: 'tums, rolaids, gaviscon, maalox, antacid, heartburn, heart burn, acid reflux, calcium carbonate',
    todo: 'Tums, Rolaids or Maalox now and then are fine; ask which kind suits you.',
    why: 'They act in the stomach and are likely safe in small amounts.',
    already: 'Nothing to do.',
    call: 'Pain under the right ribs: before 20 weeks call now; from 20 weeks go to the hospital now.',
    differ: 'Alka-Seltzer can hold ASA: see ASA. No Canadian page on acid reducers (famotidine, omeprazole) was seen.',
  },
  bismuth: {
    name: 'Pepto bismol',
    searchWords: 'pepto bismol, pepto, pepto-bismol, kaopectate, bismuth',
    todo: 'Leave it out, and ask a pharmacist what else can help.',
    why: 'It holds a cousin of ASA.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ: 'No Canadian page found; the reason (salicylate) follows from the rule for ASA.',
  },
  'fibre-laxative': {
    name: 'Metamucil',
    searchWords: 'metamucil, psyllium, fibre, constipation, prune juice',
    todo: 'Metamucil is fine with lots of water; ask before you take any other kind.',
    why: 'It works in the gut and is not absorbed.',
    already: 'Nothing to do.',
  },
  probiotics: {
    name: 'Probiotics',
    searchWords: 'probiotics, acidophilus, align, activia, bio-k',
    todo: 'They are likely fine if you are well; tell your provider.',
    why: 'They stay in the gut, and trials late in pregnancy saw no harm.',
    already: 'Nothing to do.',
    differ: "INSPQ asks for a professional's advice before any natural health product.",
  },
  antibiotics: {
    name: 'Antibiotics',
    searchWords:
      'antibiotics, amoxicillin, penicillin, macrobid, nitrofurantoin, septra, cephalexin, uti pills, bladder infection',
    todo: 'If the person who prescribed it knows that you are pregnant, take it and finish it. If not, call them or a pharmacist before the next dose.',
    why: 'An untreated infection can bring on labour; many antibiotics are safe.',
    already: 'Keep taking it as prescribed. Ask your provider or pharmacist if you have questions.',
    call: 'Burning when you pee: call the same day; with fever, chills or back pain: call now.',
    differ:
      'Trimethoprim-sulfa (Septra) is best avoided in the first trimester; never use old pills. Corrected on professional knowledge: source or sign first.',
  },
  'yeast-cream': {
    name: 'Canesten',
    searchWords: 'canesten, monistat, clotrimazole, yeast infection, thrush, vaginal cream',
    todo: 'Ask a pharmacist or your provider: the cream is used now, not the pill.',
    why: 'PHAC and SOGC recommend only creams for yeast in pregnancy.',
    already: 'Nothing to do.',
  },
  fluconazole: {
    name: 'Diflucan',
    searchWords: 'diflucan, fluconazole, canesoral, yeast pill, monicure',
    todo: 'Do not buy the one-dose yeast pill; ask for a cream.',
    why: 'The label advises against it, and a Quebec study links it to miscarriage.',
    already:
      'Tell your provider what you took and when: Health Canada saw no proven link. If it was prescribed, call before you change anything.',
    differ:
      'If a doctor who knows you are pregnant prescribed it, talk with them. Health Canada (2017) found no proven link; a Quebec cohort (2019) did.',
  },
  isotretinoin: {
    name: 'Accutane',
    searchWords: 'accutane, acutane, isotretinoin, clarus, epuris, acne pills',
    todo: 'Call your provider or a pharmacist today, before your next pill. If no one answers, call your health line before you take it.',
    why: 'It carries a high risk of birth defects.',
    already: 'Call today, before your next pill. Your provider will explain tests and choices.',
    call: 'today, before the next pill',
  },
  'retinoid-cream': {
    name: 'Tretinoin',
    searchWords:
      'tretinoin, retin-a, differin, adapalene, tazorac, stieva-a, acne cream, retinol, retinol serum, anti aging cream',
    todo: 'Skip shop creams with retinol; if yours was prescribed, ask your provider first.',
    why: 'Little gets through the skin, but drugs of this kind can harm babies.',
    already:
      'Little is absorbed, so stay calm. Tell your provider; if it was prescribed, call before you change anything.',
    differ:
      'Motherisk calls the evidence on tretinoin cream controversial. A prescribed cream: call the prescriber, do not guess.',
  },
  antidepressants: {
    name: 'Ssri',
    searchWords:
      'ssri, antidepressant, zoloft, sertraline, cipralex, escitalopram, prozac, celexa, effexor, paxil, lexapro, anxiety pills',
    todo: 'Keep taking it, and talk with your provider soon.',
    why: 'Depression that is not treated can harm you both.',
    already: 'Keep taking it as prescribed, and call your provider or pharmacist today.',
    call: 'thoughts of harm: 9-8-8 or 911',
    differ: 'Paroxetine has been linked to a small extra chance of heart defects in some studies.',
  },
  lithium: {
    name: 'Lithium',
    searchWords: 'lithium, carbolith, lithane, bipolar',
    todo: 'Keep taking it, and call your provider or psychiatrist today.',
    why: 'A sudden stop often brings the illness back; blood levels need checks.',
    already: 'Keep taking it as prescribed, and call your provider or pharmacist today.',
    call: 'today',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  valproate: {
    name: 'Valproate',
    searchWords: 'valproate, epival, depakene, divalproex, epilim, valproic acid, seizure pills, epilepsy',
    todo: 'Keep taking your seizure pills, and call your doctor today.',
    why: 'Valproate can harm the baby, but a seizure can harm you both.',
    already: 'Keep taking it as prescribed, and call your provider or pharmacist today.',
    call: 'today',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  methotrexate: {
    name: 'Methotrexate',
    searchWords: 'methotrexate, mtx, metoject, otrexup, leflunomide',
    todo: 'Call your specialist or a pharmacist today, before your next dose. If no one answers, call your health line before you take it.',
    why: 'It can harm a pregnancy; your team will change the plan.',
    already: 'Call today, before your next dose, and say which week you are in.',
    call: 'today, before the next dose',
    differ:
      'Corrected on professional knowledge: source or sign first. Corrected on professional knowledge: source or sign first.',
  },
  'ace-inhibitors': {
    name: 'Blood pressure pills',
    searchWords:
      'blood pressure pills, ramipril, lisinopril, perindopril, enalapril, candesartan, losartan, valsartan, ace inhibitor, arb, altace, coversyl',
    todo: 'Keep taking your blood pressure pill, and call your provider today. Was it prescribed in this pregnancy? Then just keep taking it.',
    why: "Some kinds can harm the baby's kidneys, and others are safe.",
    already: 'Keep taking it as prescribed, and call your provider or pharmacist today.',
    call: 'today',
    differ:
      'The Canadian guideline was seen without the sentence on these drugs; the statement is from Mayo Clinic and GoodRx. Corrected on professional knowledge: source or sign first.',
  },
  'sleep-aids': {
    name: 'Sleeping pills',
    searchWords: 'sleeping pills, ativan, zopiclone, lorazepam, nytol, unisom, zzzquil, valium, benzo',
    todo: 'Take none on your own; if you take one daily, do not stop without help.',
    why: "Daily use can slow the baby's breathing at birth.",
    already:
      'Did you buy it? Ask a pharmacist before the next one. Was it prescribed? Keep taking it as prescribed, and call your provider or pharmacist today.',
    differ: 'Corrected on professional knowledge: source or sign first.',
  },
  semaglutide: {
    name: 'Ozempic',
    searchWords: 'ozempic, wegovy, rybelsus, semaglutide, mounjaro, weight loss shot, glp-1, saxenda',
    todo: 'Call your provider today, before your next shot.',
    why: 'It is not advised in pregnancy, but blood sugar must stay in hand.',
    already: 'So far studies of over 600 pregnancies saw no extra birth defects. Call today for a plan.',
    call: 'today',
  },
  'asthma-inhaler': {
    name: 'Inhaler',
    searchWords: 'inhaler, puffer, ventolin, salbutamol, symbicort, flovent, asthma',
    todo: 'Keep using your puffer the way it was prescribed.',
    why: 'Good breathing gives your baby oxygen.',
    already: 'Nothing to do.',
    call: 'Trouble breathing: 911. You need the blue puffer more than usual: call the same day.',
    differ: 'Corrected on professional knowledge: source or sign first.',
  },
  'prenatal-vitamin': {
    name: 'Prenatal vitamins',
    searchWords: 'prenatal vitamins, materna, folic acid, multivitamin, prenatals',
    todo: 'Take one a day with 0.4 mg of folic acid and 16 to 20 mg of iron. Were you told to take more? Keep to that dose.',
    why: 'Folic acid helps the brain and spine form.',
    already: 'Nothing to do.',
    differ: 'Some people are prescribed more folic acid: keep to that dose.',
  },
  'vitamin-a': {
    name: 'Vitamin a',
    searchWords: 'vitamin a, retinol pills, cod liver oil, fish liver oil',
    todo: 'Take no extra vitamin A, and no cod liver oil, unless told to.',
    why: 'Too much vitamin A can harm the baby.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ: 'The limit of 10,000 IU is quoted second-hand from Health Canada.',
  },
  'natural-products': {
    name: 'Herbal supplement',
    searchWords:
      'herbal supplement, natural remedy, natural health product, homeopathy, turmeric pills, st johns wort, collagen',
    todo: 'Ask a pharmacist first, even if it says natural.',
    why: 'Natural is not the same as tested in pregnancy.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
  },
  melatonin: {
    name: 'Melatonin',
    searchWords: 'melatonin, sleep gummies, melatonine',
    todo: 'Ask a pharmacist or your provider before you take it.',
    why: 'Natural products need as much care as drugs in pregnancy.',
    already:
      'If you bought it yourself, take no more for now, and tell a pharmacist or your provider what you took and when. If it was prescribed, call before you change anything.',
    differ: 'The Health Canada monograph was seen without its pregnancy line.',
  },
  'flu-vaccine': {
    name: 'Flu shot',
    searchWords: 'flu shot, flu vaccine, influenza vaccine, fluzone',
    todo: 'The flu shot is advised in season, at any stage of pregnancy.',
    why: 'Flu can be serious for you, and the shot protects the baby too.',
    already: 'Nothing to do.',
  },
  'covid-vaccine': {
    name: 'Covid vaccine',
    searchWords: 'covid vaccine, covid shot, covid-19 booster, pfizer, moderna',
    todo: 'You can have it at any point in pregnancy; ask if a dose is due.',
    why: 'COVID-19 can be worse in pregnancy.',
    already: 'Nothing to do.',
    local: 'Who pays in 2026-27 differs by region: ask.',
  },
  tdap: {
    name: 'Tdap',
    searchWords: 'tdap, whooping cough vaccine, pertussis, adacel, boostrix, tetanus shot',
    todo: 'Have it in every pregnancy, best at 27 to 32 weeks.',
    why: 'Your antibodies protect the newborn from whooping cough.',
    already: 'Nothing to do.',
    local: 'Quebec: 26 to 32 weeks.',
  },
  'rsv-vaccine': {
    name: 'Rsv vaccine',
    searchWords: 'rsv vaccine, abrysvo, rsv shot, beyfortus, nirsevimab',
    todo: 'Ask about it for 32 to 36 weeks, or the shot for the baby after birth.',
    why: 'Most babies need only one of the two.',
    already: 'Nothing to do.',
    local: 'Programs differ by province and territory.',
  },
  'live-vaccines': {
    name: 'Mmr vaccine',
    searchWords:
      'mmr vaccine, measles vaccine, chickenpox vaccine, varicella vaccine, yellow fever vaccine, flumist, live vaccine',
    todo: 'These shots, such as MMR, wait until after the birth.',
    why: 'They hold a weak living virus.',
    already: 'Tell your provider which one and when; do not panic.',
    call: 'You met measles or chickenpox: call now, before you walk in.',
    differ: 'Yellow fever and FluMist are live too, but no Canadian page on them was read: a travel clinic decides.',
  },
};
