/** @jest-environment node */
import { adviseLabour, type LabourName, labours, timeLabour } from '@/scripts/testing/labours';
import { getAdviceText, getPastText } from './advice-text';

const told: Record<LabourName, RegExp> = {
  'first birth, 39 weeks, close, 13 of 5-1-1':
    /Appelez votre médecin ou votre sage-femme, ou allez à l’hôpital, tout de suite\. Les contractions viennent toutes les 5 minutes ou moins et durent 1 minute ou plus\. Pensez à partir pour l’hôpital\.$/,
  'second birth, 6 minutes': /^Vous avez déjà accouché, et l’accouchement peut aller vite\. Appelez tout de suite\./,
  'second birth, 11 minutes': /Signes d’un début de travail\./,
  '34 weeks, 4 in an hour': /^Vous êtes à moins de 37 semaines .* Appelez tout de suite votre médecin/,
  '30 weeks, far, 5 at 12 minutes': /^Vous êtes à moins de 37 semaines .* Appelez tout de suite/,
  '36 weeks 6 days, 6 at 11 minutes': /travail prématuré\. Allez à l’hôpital tout de suite, et appelez en route\.$/,
  'age unknown, 4 at 15 minutes': /^Moins de 37 semaines\? Appelez tout de suite, ou allez à l’hôpital\./,
  'age unknown, nothing yet': /^Moins de 37 semaines\? Appelez tout de suite, ou allez à l’hôpital, dès/,
  'twins, 38 weeks, 5 at 8 minutes': /^Vous êtes dans la deuxième liste\. Appelez tout de suite/,
  'planned cesarean, 38 weeks, 1':
    /^Vous êtes dans la première liste\. Allez à l’hôpital tout de suite, et appelez en route\.$/,
  '20 weeks, 5 minutes': /travail prématuré\. Allez à l’hôpital tout de suite/,
  '16 weeks, 5 minutes': /^Vous êtes à moins de 20 semaines .* Allez à l’hôpital tout de suite, et appelez en route\.$/,
  '200 km, first birth, 12 minutes':
    /^L’hôpital est à plus d’une heure\. Appelez tout de suite .* et demandez quand partir\./,
  '200 km, second birth, 15 minutes':
    /^L’hôpital est à plus d’une heure\. Appelez tout de suite .* et demandez quand partir\.$/,
  '200 km, second birth, 3 minutes':
    /Appelez tout de suite l’unité des naissances\. Pas de réponse aussitôt\? Appelez le 911\./,
  'by plane, 38 weeks, 9 minutes': /^Allez tout de suite à votre centre de santé ou à votre poste de soins infirmiers/,
  'by plane, 33 weeks, 9 minutes': /travail prématuré\. Allez tout de suite à votre centre de santé/,
  'first birth, 3 of 5-1-1': /^Appelez tout de suite votre médecin, votre sage-femme ou l’hôpital\. Les contractions/,
  '42 weeks 5 days, 15 minutes': /^Vous êtes à 41 semaines ou plus\. Appelez tout de suite/,
  '41 weeks 5 days, 15 minutes': /^Vous êtes à 41 semaines ou plus\. Appelez tout de suite/,
};

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each(Object.keys(labours) as LabourName[])('tells %s what to do', (name) => {
  const { advice, care } = adviseLabour(name);
  const text = plain(advice.lines.map((line) => getAdviceText(line, care)).join(' '));
  expect(text).toMatch(told[name]);
  if (name !== 'second birth, 11 minutes') expect(text).not.toMatch(/continuez de chronométrer/i);
  if (name === '16 weeks, 5 minutes') expect(text).not.toMatch(/travail/);
});

it('tells of the last contractions as past', () => {
  const latest = timeLabour(5, 4, 50).contractions.at(-1)?.startTime ?? 0;
  expect(plain(getPastText({ interval: 300, order: 'call-now' }, latest, new Date(2026, 10 /* Nov */, 21)))).toBe(
    'Vos dernières contractions, à 1 h 16, avaient 5 minutes d’écart. Aucune depuis? Appelez quand même et dites-le.',
  );
});
