import type { WeekText } from './types';

export const week5: WeekText = {
  week: 5,
  title: 'Première activité du cœur',
  developmentMilestones: [
    {
      text: 'La première activité du cœur se voit d’habitude à une échographie interne (transvaginale) entre 5 et 6 semaines.',
      sources: ['heart-start'],
    },
    { text: 'Le cœur, encore un tube à ce stade, commence à faire circuler le sang dans l’embryon.' },
    {
      text: 'Un sillon le long du dos de votre bébé se plie et se ferme en un tube, qui deviendra le cerveau et la moelle épinière.',
    },
    { text: 'Le disque plat se courbe en forme de lettre C, avec un bout qui est bien la tête.' },
    { text: 'De petits blocs de tissu s’alignent des deux côtés du dos. Ils formeront la colonne et ses muscles.' },
    {
      text: 'Un sac vitellin à côté de l’embryon fabrique les premières cellules du sang pendant que le placenta grandit encore.',
    },
  ],
  motherChanges: [
    {
      text: 'Certaines personnes ont mal au cœur pour la première fois cette semaine, souvent quand elles ont faim ou sentent de la nourriture.',
    },
    {
      text: 'Vous allez plus souvent aux toilettes. Si ça brûle quand vous urinez, c’est peut-être une infection : appelez aujourd’hui.',
    },
    { text: 'Ne vous étonnez pas si un plat favori ou le café du matin vous retourne l’estomac.' },
    { text: 'Certaines personnes pleurent facilement ou s’emportent pour un rien quand les hormones montent.' },
    { text: 'Si la tête vous tourne en vous levant, asseyez-vous d’abord un moment au bord du lit.' },
  ],
  tips: [
    {
      text: 'Écartez le poisson et les fruits de mer crus, le poisson fumé froid, le pâté froid et les germes crus. Écartez aussi la viande et les œufs mal cuits, et le lait, le jus, le cidre ou le fromage non pasteurisés.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Écartez les fromages à pâte molle comme le brie, le camembert, la feta et le bleu, même pasteurisés, ou faites-les cuire jusqu’à ce qu’ils bouillonnent. Chauffez les charcuteries et les saucisses à hot-dog jusqu’à ce qu’elles fument.',
      sources: ['food-health-canada', 'food-ontario'],
    },
    {
      text: 'Gardez la caféine à 300 mg par jour au plus, de tous les aliments et boissons. C’est environ deux petites tasses de café (8 oz).',
      sources: ['caffeine-health-canada'],
    },
    {
      text: 'Choisissez du poisson pauvre en mercure, comme du saumon bien cuit, de la truite arc-en-ciel ou du hareng. Votre ligne santé peut vous parler du thon en conserve.',
    },
    {
      text: 'Lisez l’étiquette de votre multivitamine prénatale : cherchez 0,4 mg d’acide folique et de 16 à 20 mg de fer. Si on vous a donné une autre dose, gardez celle-là.',
      sources: ['folic-acid-phac'],
    },
    {
      text: 'Prenez-vous un médicament contre les convulsions, la tension, l’humeur ou l’acné? Appelez aujourd’hui votre médecin ou votre pharmacie. Certaines pilules contre l’acné doivent s’arrêter tout de suite, mais d’autres médicaments ne s’arrêtent pas sans conseil.',
    },
  ],
};
