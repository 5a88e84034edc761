import type { Season } from '@/data/birth/types';
import type { Statement } from '@/data/statement';

export interface SeasonText {
  title: string;
  /** One sentence about being born then. */
  intro: string;
  tips: Statement[];
  /** What families do in Canada in these months. */
  activities: string[];
}

/** What a season of birth means for a family in Canada. Tips are for the first weeks at home. */
export const seasons: Record<Season, SeasonText> = {
  winter: {
    title: 'Winter',
    intro: 'Babies due in December, January or February come home to short days and warm kitchens.',
    tips: [
      {
        text: 'Buckle your baby into the car seat in thin layers, and lay a blanket over the straps. A snowsuit leaves them too loose.',
        sources: ['car-seat-winter'],
      },
      {
        text: 'Indoors, take off the hat and the extra layers. Your baby cannot tell you about being too warm.',
        sources: ['safe-sleep-hlbc'],
      },
      { text: 'Plan your trip to the hospital for snow: winter tires, a full tank or battery, and a second driver.' },
      {
        text: 'Coughs and colds go round in these months. Have visitors wash their hands, and come only when they are well.',
      },
      { text: 'Ask your provider about RSV, and about the vaccines of the season.', sources: ['rsv', 'naci-rsv'] },
    ],
    activities: [
      'Walk a cleared path in fresh snow, with your baby warm in a carrier.',
      'Wave to the ice sculptures at Winterlude in Ottawa and Gatineau, or at the Carnaval in Quebec City.',
      'Watch a game of shinny on the neighbourhood rink.',
      'Go to baby story time at the public library.',
    ],
  },
  spring: {
    title: 'Spring',
    intro: 'Babies due in March, April or May arrive with the thaw, when every walk is a little longer.',
    tips: [
      { text: 'Dress your baby in layers that come off easily. A spring day can hold snow and sunshine.' },
      { text: 'Keep a rain cover with the stroller, and leave a gap for fresh air.' },
      { text: 'Ticks wake up with the warm weather. Check everybody after a walk in tall grass or woods.' },
      { text: 'Evenings stay light longer. Dark curtains help you nap during the day.' },
    ],
    activities: [
      'Taste maple taffy at a sugar shack.',
      'See the tulips in Ottawa in May, or the cherry blossoms in Vancouver.',
      'Watch the Canada geese come back.',
      'Look for icebergs off Newfoundland and Labrador.',
    ],
  },
  summer: {
    title: 'Summer',
    intro: 'Babies due in June, July or August come with long evenings and open windows.',
    tips: [
      {
        text: 'Keep your baby in the shade, with a light hat. Sunscreen is not for babies under six months unless your provider says so.',
        sources: ['sun-safety'],
      },
      {
        text: 'Never leave a baby in a parked car, not even for a moment. It heats up fast.',
        sources: ['sun-safety'],
      },
      { text: 'A blanket over the stroller traps heat. Use a sunshade that lets air through.' },
      { text: 'On hot days, feed your baby more often and drink more yourself.' },
      { text: 'On smoky days, look up the Air Quality Health Index and stay in with the windows closed.' },
    ],
    activities: [
      'Have a picnic in the park on Canada Day.',
      "Stroll through a farmers' market early in the morning.",
      'Sit by a lake in the evening and listen for loons.',
      'Pick blueberries in August.',
    ],
  },
  fall: {
    title: 'Fall',
    intro: 'Babies due in September, October or November arrive in sweater weather.',
    tips: [
      { text: 'Have the furnace checked, and test the smoke and carbon monoxide alarms before the heating starts.' },
      {
        text: 'Ask your provider about flu and COVID-19 vaccines for you and those who live with you.',
        sources: ['aom-vaccines', 'covid-vaccine'],
      },
      { text: 'Buy the first warm clothes one size larger. Cold months are long, and babies grow fast.' },
      { text: 'As the days get short, a walk at noon gives you both some daylight.' },
    ],
    activities: [
      'Drive or walk under red maples.',
      'Visit an apple orchard or a pumpkin patch.',
      'See the snow geese rest along the St. Lawrence in October.',
      'Give thanks around the table at Thanksgiving, the second Monday of October.',
    ],
  },
};
