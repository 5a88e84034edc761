/** Each sign with its first and last day. */
export const starSigns = {
  aquarius: { name: 'Aquarius', dates: 'January 20 to February 18' },
  pisces: { name: 'Pisces', dates: 'February 19 to March 20' },
  aries: { name: 'Aries', dates: 'March 21 to April 19' },
  taurus: { name: 'Taurus', dates: 'April 20 to May 20' },
  gemini: { name: 'Gemini', dates: 'May 21 to June 20' },
  cancer: { name: 'Cancer', dates: 'June 21 to July 22' },
  leo: { name: 'Leo', dates: 'July 23 to August 22' },
  virgo: { name: 'Virgo', dates: 'August 23 to September 22' },
  libra: { name: 'Libra', dates: 'September 23 to October 22' },
  scorpio: { name: 'Scorpio', dates: 'October 23 to November 21' },
  sagittarius: { name: 'Sagittarius', dates: 'November 22 to December 21' },
  capricorn: { name: 'Capricorn', dates: 'December 22 to January 19' },
};
