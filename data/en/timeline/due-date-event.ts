export const title = 'Due date';
export const text =
  'Forty weeks. Few babies arrive on the day itself; most come within two weeks of it, on either side.';
