export type { SeasonText } from '@/data/en/birth/seasons';

type English = typeof import('@/data/en/birth/seasons');

export const seasons: English['seasons'] = {
  winter: {
    title: 'Hiver',
    intro: 'Les bébés attendus en décembre, janvier ou février arrivent dans des jours courts et des cuisines chaudes.',
    tips: [
      {
        text: 'Attachez votre bébé dans le siège d’auto en couches minces, et mettez une couverture par-dessus les sangles. Un habit de neige les laisse trop lâches.',
        sources: ['car-seat-winter'],
      },
      {
        text: 'À l’intérieur, retirez la tuque et les couches en trop. Votre bébé ne peut pas dire qu’il a trop chaud.',
      },
      {
        text: 'Prévoyez la neige pour le trajet vers l’hôpital : pneus d’hiver, plein d’essence ou pile chargée, et une deuxième personne au volant.',
      },
      {
        text: 'Rhumes et toux circulent en ces mois. Que vos visites se lavent les mains, et ne viennent qu’en bonne santé.',
      },
      { text: 'Parlez du VRS à la personne qui vous suit, et des vaccins de la saison.', sources: ['rsv'] },
    ],
    activities: [
      'Marcher dans la neige fraîche sur un chemin dégagé, bébé bien au chaud dans un porte-bébé.',
      'Saluer les sculptures de glace du Bal de Neige à Ottawa et à Gatineau, ou celles du Carnaval dans la ville de Québec.',
      'Regarder une partie de hockey sur la patinoire du quartier.',
      'Aller à l’heure du conte pour bébés à la bibliothèque.',
    ],
  },
  spring: {
    title: 'Printemps',
    intro: 'Les bébés attendus en mars, avril ou mai arrivent avec le dégel, quand chaque promenade s’allonge un peu.',
    tips: [
      { text: 'Habillez votre bébé de couches faciles à retirer. Un jour de printemps peut avoir neige et soleil.' },
      { text: 'Gardez une housse de pluie avec la poussette, et laissez une ouverture pour l’air frais.' },
      {
        text: 'Les tiques se réveillent avec la chaleur. Vérifiez tout le monde après une marche dans l’herbe haute ou le bois.',
      },
      { text: 'Les soirées restent claires plus longtemps. Des rideaux foncés aident à dormir le jour.' },
    ],
    activities: [
      'Goûter la tire sur la neige à la cabane à sucre.',
      'Voir les tulipes d’Ottawa en mai, ou les cerisiers en fleur de Vancouver.',
      'Regarder revenir les bernaches du Canada.',
      'Chercher des icebergs au large de Terre-Neuve-et-Labrador.',
    ],
  },
  summer: {
    title: 'Été',
    intro: 'Les bébés attendus en juin, juillet ou août arrivent avec de longues soirées et des fenêtres ouvertes.',
    tips: [
      {
        text: 'Gardez votre bébé à l’ombre, avec un chapeau léger. Pas d’écran solaire avant six mois, sauf si la personne qui vous suit le dit.',
        sources: ['sun-safety'],
      },
      {
        text: 'Ne laissez jamais un bébé dans une auto stationnée, pas même un instant. Elle chauffe vite.',
        sources: ['sun-safety'],
      },
      { text: 'Une couverture sur la poussette garde la chaleur. Prenez un pare-soleil qui laisse passer l’air.' },
      { text: 'Les jours chauds, nourrissez votre bébé plus souvent et buvez plus.' },
      {
        text: 'Les jours de fumée, consultez la cote air santé et restez à l’intérieur, fenêtres fermées.',
      },
    ],
    activities: [
      'Pique-niquer au parc à la fête du Canada.',
      'Flâner tôt le matin dans un marché public.',
      'S’asseoir au bord d’un lac le soir et écouter les huards.',
      'Cueillir des bleuets en août.',
    ],
  },
  fall: {
    title: 'Automne',
    intro: 'Les bébés attendus en septembre, octobre ou novembre arrivent au temps des chandails.',
    tips: [
      {
        text: 'Faites vérifier la fournaise, et testez les avertisseurs de fumée et de monoxyde de carbone avant de chauffer.',
      },
      {
        text: 'Parlez à la personne qui vous suit des vaccins contre la grippe et la COVID-19, pour vous et pour les gens de la maison.',
      },
      {
        text: 'Achetez les premiers vêtements chauds une taille au-dessus. Le froid dure, et les bébés grandissent vite.',
      },
      { text: 'Quand les jours raccourcissent, une marche à midi vous donne un peu de lumière, à vous deux.' },
    ],
    activities: [
      'Se promener en auto ou à pied sous les érables rouges.',
      'Visiter un verger ou un champ de citrouilles.',
      'Voir les oies des neiges se reposer le long du Saint-Laurent en octobre.',
      'Rendre grâce autour de la table à l’Action de grâce, le deuxième lundi d’octobre.',
    ],
  },
};
