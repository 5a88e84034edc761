/**
 * How sentences name a thing: 'as long as a Timbit'. A language that needs more than one form, such as 'un Timbit' and
 * 'd'un Timbit', adds them here; its sentences take what they need.
 */
export interface ComparisonNames {
  /** With its article. Unique among all comparisons. */
  name: string;
}

/** What is read of a comparison. */
export interface ComparisonWords extends ComparisonNames {
  /** Its name as a title. */
  title: string;
  description: string;
  funFact: string;
  /** Which measure of the object its length is, such as 'diameter'. Absent where nothing is measured. */
  sizeMeasure?: string;
  /** What the picture shows, for somebody who cannot see it. */
  pictureText: string;
}
