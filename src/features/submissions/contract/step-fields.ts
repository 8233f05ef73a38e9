/** By which the address of a page names what is filled in of one of its forms. */
export const entryParameter = (formGuid: string): string => `f-${formGuid.slice(0, 6)}`;

/** Names of what a form posts besides its answers; ids of questions never begin with a line. */
export const stepFields = {
  key: '_key',
  step: '_step',
  action: '_action',
  page: '_page',
  language: '_language',
  /** Ids of the questions that were drawn: one that an answer opened since has not been seen. */
  drawn: '_drawn',
  /** What was sent without script was not taken: it closed, is full, or went faster than anyone types. */
  refused: '_refused',
  /** The address of who sends, where it is to be proven. */
  email: '_email',
  /** Nobody sees it and robots fill it in. */
  trap: '_website',
} as const;
