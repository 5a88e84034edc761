/** How one stored value travels. All texts are as the site stores them, as `tidy` leaves them. */
export interface Part {
  /** A text of unknown origin as the site would store it; undefined where nothing of it can be read, or it holds nothing. */
  tidy: (text: string) => string | undefined;
  /** What stands for it in a file. */
  pack: (text: string) => unknown;
  /** The text again, of what stands in a file, which may be anything; undefined where nothing of it can be read. */
  unpack: (value: unknown) => string | undefined;
  /** What is stored once another text took its place. */
  replace: (own: string, taken: string) => string;
  /** What is stored once what it lacks was added from another text. */
  add: (own: string, taken: string) => string;
}
