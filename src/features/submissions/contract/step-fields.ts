/** By which the address of a page names what is filled in of one of its forms. */
export const entryParameter = (formGuid: string): string => `f-${formGuid.slice(0, 6)}`;

/** Of a form that is filled in without script; the address names it. */
export function entryKeyIn(search: URLSearchParams, formGuid: string): string | undefined {
  const key = search.get(entryParameter(formGuid)) ?? '';
  return /^[\w-]{22,64}$/.test(key) ? key : undefined;
}

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
  /** How it stands with going on later, one of `laterStates`. */
  later: '_later',
  /** The address that the link to go on with is mailed to. */
  laterEmail: '_later_email',
  /** The address of who sends, where it is to be proven. */
  email: '_email',
  /** The item that it is sent for. */
  item: '_item',
  /** How many somebody brings, where an item takes guests. */
  guests: '_guests',
  /** Steps that were counted for the funnel: going back and on again reaches nothing new. */
  counted: '_counted',
  /** Nobody sees it and robots fill it in. */
  trap: '_website',
} as const;

/** What is shown of going on later: an address is asked for, it was no good, too many were mailed, or it is done. */
export const laterStates = ['ask', 'wrong', 'limited', 'sent', 'saved'] as const;
export type LaterState = (typeof laterStates)[number];

export const laterStateOf = (posted: Readonly<Record<string, readonly string[]>>): LaterState | undefined =>
  laterStates.find((state) => state === posted[stepFields.later]?.[0]);
