/** The ten provinces and then the three territories, in the order of their English names. */
export const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK', 'NT', 'NU', 'YT'] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** Where parents are paid by Employment Insurance: all but Quebec, which has its own plan. */
export const outsideQuebec = provinceCodes.filter((code) => code !== 'QC');

/** What names a region in an address of this site: /resources/ontario, /resources#ontario. */
export const provinceSlugs: Record<ProvinceCode, string> = {
  AB: 'alberta',
  BC: 'british-columbia',
  MB: 'manitoba',
  NB: 'new-brunswick',
  NL: 'newfoundland-and-labrador',
  NS: 'nova-scotia',
  ON: 'ontario',
  PE: 'prince-edward-island',
  QC: 'quebec',
  SK: 'saskatchewan',
  NT: 'northwest-territories',
  NU: 'nunavut',
  YT: 'yukon',
};
