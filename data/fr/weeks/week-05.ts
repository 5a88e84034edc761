import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'Première activité cardiaque',
  developmentMilestones: [
    {
      text: 'La première activité cardiaque se voit d’habitude entre 5 et 6 semaines, à une échographie interne (transvaginale).',
      sources: ['heart-start'],
    },
    { text: 'Le cœur, encore un tube à ce stade, commence à faire circuler le sang dans l’embryon.' },
    {
      text: 'Un sillon le long du dos de votre bébé se plie et se ferme en tube. Ce tube deviendra le cerveau et la moelle épinière.',
    },
    { text: 'Le disque plat se courbe comme la lettre C. On voit bien de quel côté est la tête.' },
    { text: 'De petits blocs de tissu s’alignent des deux côtés du dos. Ils formeront la colonne et ses muscles.' },
    {
      text: 'À côté de l’embryon, un sac vitellin fabrique les premières cellules du sang. Pendant ce temps, le placenta grandit encore.',
    },
  ],
  motherChanges: [
    {
      text: 'Certaines personnes ont la nausée pour la première fois cette semaine, souvent quand elles ont faim ou sentent de la nourriture.',
    },
    {
      text: 'Vous allez plus souvent aux toilettes. Si ça brûle quand vous urinez, ce peut être une infection : voyez la liste « Quand appeler ».',
    },
    { text: 'Ne vous étonnez pas si un plat favori ou le café du matin vous lève le cœur.' },
    { text: 'Certaines personnes pleurent facilement ou s’emportent pour un rien, car le taux d’hormones monte.' },
    { text: 'La tête vous tourne quand vous vous levez? Asseyez-vous d’abord un moment au bord du lit.' },
  ],
  tips: [
    {
      text: 'Prenez-vous un médicament pour des convulsions, la tension artérielle, l’humeur ou l’acné? Appelez aujourd’hui votre médecin, votre sage-femme ou votre pharmacie. Certaines pilules contre l’acné doivent être arrêtées tout de suite. D’autres médicaments ne doivent pas être arrêtés sans conseil.',
    },
    {
      text: 'Ne mangez pas de poisson ni de fruits de mer crus, de poisson fumé réfrigéré, de pâté réfrigéré ni de germes crus (comme la luzerne). Ne mangez pas non plus de viande ou d’œufs mal cuits. Ne prenez pas de lait, de jus, de cidre ou de fromage non pasteurisés.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Ne mangez pas les fromages à pâte molle comme le brie, le camembert, la feta et le bleu, même pasteurisés, ou faites-les cuire jusqu’à ce qu’ils bouillonnent. Chauffez les charcuteries et les saucisses à hot-dog jusqu’à ce que de la vapeur en sorte.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Gardez la caféine à 300 mg par jour ou moins, tous aliments et boissons compris. C’est environ deux petites tasses de café (8 oz).',
      sources: ['caffeine-health-canada'],
    },
    {
      text: 'Choisissez du poisson pauvre en mercure, comme du saumon bien cuit, de la truite arc-en-ciel ou du hareng. Votre ligne santé peut vous renseigner sur le thon en conserve.',
    },
    {
      text: 'Lisez l’étiquette de votre multivitamine prénatale : cherchez 0,4 mg d’acide folique et 16 à 20 mg de fer. Si la personne qui suit votre grossesse vous a donné une autre dose, gardez celle-là.',
      sources: ['folic-acid-phac'],
    },
  ],
};
