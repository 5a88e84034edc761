export const calendarName = 'Parental leave';

/** The titles of the days of a leave, as entries of a calendar. */
export const titles = {
  'tell-plan': 'Tell your employer of your plan by today',
  'tell-employer': 'Hand in the letter to your employer by today',
  'last-work-day': 'Last day of work',
  'record-of-employment': 'Ask for the record of employment',
  'earliest-maternity': 'Maternity benefits can begin',
  'apply-ei-by': 'Apply for EI by today',
  'file-qpip-from': 'File with RQAP this week',
  'file-qpip-by': 'File with RQAP by today',
  'ask-to-switch': 'Ask for maternity or parental weeks instead of regular ones',
  arrival: 'Birth',
  placement: 'Your child comes to live with you',
  placed: 'Your child came to live with you',
  'tell-birth-date': 'Tell Service Canada the date of birth',
  'check-option': 'Check the option of EI before it is paid',
  'latest-other-start': 'Last day to start with all weeks paid',
  'latest-maternity-end': 'Maternity benefits end at the latest',
  'latest-maternity-end-unless-put-off': 'Maternity benefits end, unless weeks are put off',
  'ei-parental-end': 'EI parental benefits end at the latest',
  'qpip-parental-end': 'QPIP benefits end at the latest',
  'back-for-a-while': 'Back at work for a while: tell Service Canada',
  'apply-ei-again': 'Apply to Service Canada again',
  'back-for-a-while-qpip': 'Back at work for a while: tell RQAP',
  'off-again-qpip': 'Off again: tell RQAP',
  'back-at-work': 'Back at work',
};
