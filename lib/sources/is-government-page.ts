/** Hosts of the Government of Canada and of the provinces and territories; what ends like one, after a dot, is theirs too. */
const GOVERNMENT_HOSTS =
  /(^|\.)(canada\.ca|gc\.ca|gov\.[a-z]{2}\.ca|gouv\.qc\.ca|quebec\.ca|gnb\.ca|ontario\.ca|alberta\.ca|saskatchewan\.ca|novascotia\.ca|princeedwardisland\.ca|yukon\.ca)$/;

/** Whether an address is one of a government in Canada, by its host alone. */
export function isGovernmentPage(url: string): boolean {
  return GOVERNMENT_HOSTS.test(new URL(url).host);
}
