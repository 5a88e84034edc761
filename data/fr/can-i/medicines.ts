import type { CanIWords } from '@/data/can-i/entry';
import type { medicines } from '@/data/can-i/medicines';

export const medicinesWords: Record<keyof typeof medicines, CanIWords> = {
  acetaminophen: {
    name: 'Tylenol',
    searchWords: 'tylenol, acétaminophène, atasol, paracétamol, mal de tête, fièvre, antidouleur',
    todo: '',
    why: '',
  },
  ibuprofen: {
    name: 'Advil',
    searchWords: 'advil, motrin, ibuprofène, aleve, naproxène, anti-inflammatoire, ains',
    todo: '',
    why: '',
  },
  asa: {
    name: 'Aspirine',
    searchWords: 'aspirine, aas, bayer, entrophen, alka-seltzer, anacin',
    todo: '',
    why: '',
  },
  'low-dose-asa': {
    name: 'Aspirine pour bébé',
    searchWords:
      'aspirine pour bébé, aspirine à faible dose, aas 81 mg, aspirine 81, asaphen, aspirine 80, aas 80 mg, aspirine, aas, petite aspirine',
    todo: '',
    why: '',
  },
  'diclofenac-gel': {
    name: 'Voltaren',
    searchWords: 'voltaren, gel voltaren, diclofénac, antiphlogistine, crème antidouleur',
    todo: '',
    why: '',
  },
  opioids: {
    name: 'Codéine',
    searchWords:
      'codéine, tylenol 3, empracet, percocet, oxycodone, morphine, hydromorphone, tramadol, opioïde, tylenol 1, tylenol 2, tylenol 4, tylenol avec codéine, 222, fentanyl, dilaudid',
    todo: '',
    why: '',
  },
  methadone: {
    name: 'Méthadone',
    searchWords: 'méthadone, suboxone, buprénorphine, traitement par agonistes opioïdes',
    todo: '',
    why: '',
  },
  antihistamines: {
    name: 'Pilule pour allergies',
    searchWords:
      'pilule pour allergies, reactine, claritin, benadryl, aerius, allegra, antihistaminique, cétirizine, loratadine, rhume des foins, urticaire',
    todo: '',
    why: '',
  },
  'cold-remedies': {
    name: 'Neocitran',
    searchWords:
      "neocitran, tylenol rhume, advil rhume et sinus, sirop contre le rhume, grippe, benylin, buckley's, tylenol sinus, tylenol grippe, tylenol nuit, sinutab",
    todo: '',
    why: '',
  },
  decongestants: {
    name: 'Sudafed',
    searchWords: 'sudafed, pseudoéphédrine, décongestionnant, nez bouché, otrivin, dristan, vaporisateur nasal',
    todo: '',
    why: '',
  },
  'saline-spray': {
    name: 'Eau saline',
    searchWords: 'eau saline, hydrasense, salinex, rinçage nasal, neti pot',
    todo: '',
    why: '',
  },
  'cough-syrup': {
    name: 'Sirop pour la toux',
    searchWords: 'sirop pour la toux, robitussin, dextrométhorphane, dm, benylin dm, toux',
    todo: '',
    why: '',
  },
  'cough-drops': {
    name: 'Pastilles',
    searchWords: "pastilles, halls, fisherman's friend, ricola, mal de gorge",
    todo: '',
    why: '',
  },
  diclectin: {
    name: 'Diclectin',
    searchWords: 'diclectin, doxylamine, pyridoxine, vitamine b6, bonjesta, nausées de grossesse',
    todo: '',
    why: '',
  },
  dimenhydrinate: {
    name: 'Gravol',
    searchWords: 'gravol, dimenhydrinate, mal des transports',
    todo: '',
    why: '',
  },
  antacids: {
    name: 'Tums',
    searchWords: "tums, rolaids, gaviscon, maalox, antiacide, brûlures d'estomac, reflux",
    todo: '',
    why: '',
  },
  bismuth: {
    name: 'Pepto-bismol',
    searchWords: 'pepto-bismol, pepto, bismuth',
    todo: '',
    why: '',
  },
  'fibre-laxative': {
    name: 'Metamucil',
    searchWords: 'metamucil, psyllium, fibres, constipation, jus de pruneaux',
    todo: '',
    why: '',
  },
  probiotics: {
    name: 'Probiotiques',
    searchWords: 'probiotiques, acidophilus, align, activia, bio-k',
    todo: '',
    why: '',
  },
  antibiotics: {
    name: 'Antibiotiques',
    searchWords:
      'antibiotiques, amoxicilline, pénicilline, macrobid, nitrofurantoïne, septra, infection urinaire, cystite',
    todo: '',
    why: '',
  },
  'yeast-cream': {
    name: 'Canesten',
    searchWords: 'canesten, monistat, clotrimazole, infection à levures, vaginite, muguet',
    todo: '',
    why: '',
  },
  fluconazole: {
    name: 'Diflucan',
    searchWords: 'diflucan, fluconazole, canesoral, pilule contre les levures',
    todo: '',
    why: '',
  },
  isotretinoin: {
    name: 'Accutane',
    searchWords: "accutane, isotrétinoïne, clarus, epuris, pilules contre l'acné",
    todo: '',
    why: '',
  },
  'retinoid-cream': {
    name: 'Trétinoïne',
    searchWords:
      "trétinoïne, retin-a, differin, adapalène, tazorac, stieva-a, crème contre l'acné, rétinol, sérum au rétinol, antirides",
    todo: '',
    why: '',
  },
  antidepressants: {
    name: 'Isrs',
    searchWords: 'isrs, antidépresseur, zoloft, sertraline, cipralex, escitalopram, prozac, celexa, effexor, paxil',
    todo: '',
    why: '',
  },
  lithium: {
    name: 'Lithium',
    searchWords: 'lithium, carbolith, lithane, bipolaire',
    todo: '',
    why: '',
  },
  valproate: {
    name: 'Valproate',
    searchWords: 'valproate, epival, depakene, divalproex, acide valproïque, épilepsie, anticonvulsivant',
    todo: '',
    why: '',
  },
  methotrexate: {
    name: 'Méthotrexate',
    searchWords: 'méthotrexate, metoject, léflunomide',
    todo: '',
    why: '',
  },
  'ace-inhibitors': {
    name: 'Pilules pour la pression',
    searchWords:
      'pilules pour la pression, ramipril, lisinopril, périndopril, énalapril, candésartan, losartan, valsartan, ieca, ara, altace, coversyl',
    todo: '',
    why: '',
  },
  'sleep-aids': {
    name: 'Somnifère',
    searchWords: 'somnifère, ativan, zopiclone, lorazépam, nytol, unisom, valium, benzodiazépine',
    todo: '',
    why: '',
  },
  semaglutide: {
    name: 'Ozempic',
    searchWords: 'ozempic, wegovy, rybelsus, sémaglutide, mounjaro, injection pour maigrir, glp-1, saxenda',
    todo: '',
    why: '',
  },
  'asthma-inhaler': {
    name: 'Pompe',
    searchWords: 'pompe, ventolin, salbutamol, symbicort, flovent, asthme, inhalateur',
    todo: '',
    why: '',
  },
  'prenatal-vitamin': {
    name: 'Vitamines prénatales',
    searchWords: 'vitamines prénatales, materna, acide folique, multivitamine',
    todo: '',
    why: '',
  },
  'vitamin-a': {
    name: 'Vitamine a',
    searchWords: 'vitamine a, huile de foie de morue, rétinol en capsule',
    todo: '',
    why: '',
  },
  'natural-products': {
    name: 'Supplément naturel',
    searchWords:
      'supplément naturel, produit naturel, produit de santé naturel, homéopathie, curcuma, millepertuis, collagène',
    todo: '',
    why: '',
  },
  melatonin: {
    name: 'Mélatonine',
    searchWords: 'mélatonine, gélifiés pour dormir, jujubes pour dormir',
    todo: '',
    why: '',
  },
  'flu-vaccine': {
    name: 'Vaccin contre la grippe',
    searchWords: 'vaccin contre la grippe, vaccin antigrippal, grippe',
    todo: '',
    why: '',
  },
  'covid-vaccine': {
    name: 'Vaccin covid',
    searchWords: 'vaccin covid, vaccin contre la covid-19, dose de rappel, pfizer, moderna',
    todo: '',
    why: '',
  },
  tdap: {
    name: 'Dcat',
    searchWords: 'dcat, coqueluche, vaccin contre la coqueluche, adacel, boostrix, tétanos',
    todo: '',
    why: '',
  },
  'rsv-vaccine': {
    name: 'Vaccin vrs',
    searchWords: 'vaccin vrs, abrysvo, beyfortus, nirsévimab, virus respiratoire syncytial',
    todo: '',
    why: '',
  },
  'live-vaccines': {
    name: 'Vaccin ror',
    searchWords:
      'vaccin ror, vaccin contre la rougeole, vaccin contre la varicelle, fièvre jaune, flumist, vaccin vivant',
    todo: '',
    why: '',
  },
};
