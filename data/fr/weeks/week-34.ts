import type { WeekText } from './types';

export const week34: WeekText = {
  week: 34,
  title: 'Apprendre à boire',
  developmentMilestones: [
    {
      text: 'Téter, avaler et respirer commencent à former une équipe. Votre bébé aura besoin des trois pour boire.',
    },
    { text: 'Vers ce moment, les ongles atteignent souvent le bout des doigts.', sources: ['openstax-fetus'] },
    {
      text: 'La peau est moins transparente qu’avant, maintenant qu’il y a plus de graisse dessous.',
      sources: ['openstax-fetus'],
    },
    {
      text: 'Les poumons sont plus près d’être prêts. Un bébé né cette semaine peut encore avoir besoin d’aide pour respirer, boire ou rester au chaud. Les équipes des nouveau-nés savent donner cette aide.',
      sources: ['openstax-lungs'],
    },
    { text: 'Votre voix se rend à votre bébé à travers le liquide. Un bruit fort et soudain peut le faire sursauter.' },
  ],
  motherChanges: [
    {
      text: 'Soulever un petit enfant ou un sac plein force le dos et le bassin. Pliez les genoux, et partagez la charge.',
      sources: ['kw-discomforts'],
    },
    {
      text: 'Vos souliers sont serrés? Les pieds enflent, et leurs ligaments se relâchent. Une paire plus ample aide.',
    },
    {
      text: 'Pour bien des gens, la grosse fatigue du début de la grossesse revient, surtout après une nuit coupée.',
      sources: ['inspq-discomforts'],
    },
    {
      text: 'Le bas de votre dos travaille fort pour retenir la charge à l’avant. Une chaise qui soutient bien, ou une sieste sur le côté, le repose.',
      sources: ['kw-discomforts'],
    },
  ],
  tips: [
    {
      text: 'Si vous devez quitter votre collectivité pour accoucher, fixez la date du départ cette semaine. Les familles inuites et des Premières Nations peuvent demander de l’aide aux Services de santé non assurés ou, en Colombie-Britannique, à la Régie de la santé des Premières Nations.',
      sources: ['fnha-benefits'],
    },
    {
      text: 'Si vous vous déplacez pour accoucher, ayez votre valise prête maintenant. La carte d’assurance maladie et le dossier de grossesse vont sur le dessus.',
    },
    {
      text: 'Choisissez une deuxième personne pour l’accouchement, au cas où la première serait malade ou absente ce jour-là.',
    },
    {
      text: 'Le massage du périnée, la peau entre le vagin et l’anus, peut réduire le risque d’une déchirure qui demande des points à un premier accouchement. La personne qui suit votre grossesse vous expliquera comment le faire.',
      sources: ['cochrane-perineal-massage'],
    },
    {
      text: 'Aucune appli ni aucun tableau de mouvements ne peut lever un doute sur les mouvements. Seul un examen le peut.',
      sources: ['movements-worried'],
    },
    {
      text: 'Quels moyens de soulager la douleur y a-t-il à votre lieu de naissance, comme le gaz, l’eau ou la péridurale? Les petits hôpitaux ne les ont pas toujours tous.',
      sources: ['nl-pain', 'inspq-pain'],
    },
  ],
};
