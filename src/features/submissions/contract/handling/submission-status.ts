/** What a status means for the clock and the piles, whatever it is called. */
export const statusKinds = ['open', 'waiting', 'done'] as const;
export type StatusKind = (typeof statusKinds)[number];

/** Every form has these; their words are the product's. `new` is a submission that nobody has taken in hand. */
export const standardStatuses = ['new', 'open', 'waiting', 'done'] as const;
export type StandardStatus = (typeof standardStatuses)[number];

/** One of a form's own making: "Bij de aannemer". */
export interface OwnStatus {
  id: string;
  label: string;
  kind: StatusKind;
}

const kindOfStandard: Record<StandardStatus, StatusKind> = {
  new: 'open',
  open: 'open',
  waiting: 'waiting',
  done: 'done',
};

const isStandard = (status: string): status is StandardStatus => Object.hasOwn(kindOfStandard, status);

/** Undefined for a status that the form does not know. One that was taken out meanwhile is still on submissions. */
export function statusKindOf(status: string, own: readonly OwnStatus[]): StatusKind | undefined {
  if (isStandard(status)) return kindOfStandard[status];
  return own.find(({ id }) => id === status)?.kind;
}
