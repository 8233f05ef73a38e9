/** Names of what a form posts besides its answers; ids of questions never begin with a line. */
export const stepFields = {
  key: '_key',
  step: '_step',
  action: '_action',
  page: '_page',
  language: '_language',
  /** Ids of the questions that were drawn: one that an answer opened since has not been seen. */
  drawn: '_drawn',
  /** Nobody sees it and robots fill it in. */
  trap: '_website',
} as const;
