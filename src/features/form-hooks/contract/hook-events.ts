/** What one may choose to be told of. */
export const hookEvents = ['received', 'status-changed', 'withdrawn', 'deleted'] as const;
export type HookEvent = (typeof hookEvents)[number];

/** What a message can be of: what can be chosen, what takes a deletion back, and a try. */
export const messageEvents = [...hookEvents, 'restored', 'test'] as const;
export type MessageEvent = (typeof messageEvents)[number];

/** Who was told that something is gone is told when it is back. */
export const chosenBy = (event: Exclude<MessageEvent, 'test'>): HookEvent => (event === 'restored' ? 'deleted' : event);

/** As it stands in a message. */
export const messageType = (event: MessageEvent): string => (event === 'test' ? 'test' : `submission.${event}`);

/** What goes away is not told once more on its way out. */
export const mayCarryAnswers = (event: MessageEvent): boolean =>
  event === 'received' || event === 'status-changed' || event === 'restored';
