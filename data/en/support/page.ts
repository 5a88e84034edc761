export const title = 'If a pregnancy has ended';
export const bodyTitle = 'When your body needs help';
export const crisisTitle = 'If you need somebody now';
export const stopTitle = 'Stop every countdown';
export const erase = 'Erase everything and stop every countdown';
export const whatIsErased =
  'This erases your due date and all else that this site keeps on this device. The site stops counting, and no longer greets you by date.';
export const peopleTitle = 'People who know loss';
export const helpNearby =
  'Your provider, your hospital and your health line know what there is near you. Ask for a social worker, for spiritual care, or for an Indigenous patient navigator.';
export const noAnswer = 'If a number does not answer, your health line can tell you whom to call.';
export const workTitle = 'Time off and money';
