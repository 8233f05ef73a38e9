/** Names of what a form posts besides its answers; ids of questions never begin with a line. */
export const stepFields = {
  key: '_key',
  step: '_step',
  action: '_action',
  page: '_page',
  language: '_language',
  /** Nobody sees it and robots fill it in. */
  trap: '_website',
} as const;
