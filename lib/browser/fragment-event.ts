declare global {
  interface Window {
    /** What a link carried behind its '#', without the '#'. The address of the page no longer holds it. */
    takenFragment?: string;
  }
}

/** The event that says that another link was opened on the same page, or that what it carried is done with. */
export const FRAGMENT_TAKEN = 'fragment-taken';
