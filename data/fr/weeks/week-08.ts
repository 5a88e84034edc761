import type { WeekText } from './types';

export const week8: WeekText = {
  week: 8,
  title: 'Les doigts commencent à se former',
  developmentMilestones: [
    {
      text: 'Des crêtes paraissent dans les palettes des mains, là où pousseront les doigts. La peau les relie encore.',
      sources: ['openstax-limbs'],
    },
    { text: 'On voit les coudes, et les bras commencent à s’y plier.', sources: ['openstax-limbs'] },
    { text: 'La lèvre du haut se rejoint, et le bout du nez ressort.' },
    { text: 'De minces plis de peau, les futures paupières, commencent à couvrir les yeux.' },
    {
      text: 'L’intestin grandit plus vite que le ventre. Une de ses boucles reste un temps dans le cordon ombilical.',
      sources: ['openstax-embryo'],
    },
    {
      text: 'Une courte queue marque encore le bout de la colonne, mais elle disparaîtra dans les prochaines semaines.',
    },
  ],
  motherChanges: [
    {
      text: 'Votre utérus grandit, mais il est encore bas dans le bassin. La grossesse se voit donc chez peu de gens.',
    },
    { text: 'En fin de journée, le ventre ballonné est souvent à l’étroit dans le pantalon.' },
    {
      text: 'Votre corps fabrique plus de sang, et votre cœur travaille plus fort. Un escalier laisse bien des gens à bout de souffle.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Le parfum ou l’huile à frire ne vous dérangeait jamais, et maintenant l’odeur vous donne mal au cœur. Ouvrez une fenêtre ou sortez un moment.',
      sources: ['openstax-pregnancy'],
    },
    {
      text: 'Certaines personnes se sentent à plat ou anxieuses des jours durant. La dépression peut commencer pendant la grossesse, et elle se soigne. Dites à la personne qui suit votre grossesse comment vous allez.',
      sources: ['mood-hamilton'],
    },
  ],
  tips: [
    {
      text: 'Si votre groupe sanguin est Rh négatif et que vous saignez, demandez le jour même s’il vous faut des immunoglobulines anti-D. Elles agissent le mieux dans les 72 heures.',
      sources: ['sogc-133', 'sogc-448'],
    },
    {
      text: 'Le moment de l’échographie de datation est venu : il va de 8 à 12 semaines. Prenez rendez-vous cette semaine si vous n’avez pas de date.',
      sources: ['sogc-432'],
    },
    {
      text: 'Cette échographie mesure votre bébé de la tête aux fesses. En début de grossesse, c’est ce qui donne la meilleure estimation de la date prévue.',
      sources: ['sogc-303'],
    },
    {
      text: 'Certaines cliniques veulent une vessie pleine, d’autres non : vérifiez. Si l’échographie la plus proche est à un long trajet, demandez quelle aide existe pour le déplacement médical.',
    },
    {
      text: 'L’échographie montre aussi s’il y a plus d’un bébé. Les jumeaux et les triplés gardent la même date prévue, mais naissent d’habitude plus tôt.',
      sources: ['multiples'],
    },
    {
      text: 'Voulez-vous un dépistage prénatal? Parlez-en avant 10 semaines si vous le pouvez. Presque partout, la première prise de sang ou échographie se fait entre 9 et 13 semaines.',
      sources: ['born-ontario', 'screening-bc', 'screening-qc-weeks', 'screening-ns'],
    },
  ],
};
