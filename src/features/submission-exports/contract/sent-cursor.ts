export interface SentCursor {
  sentAt: string;
  guid: string;
}

const written = /^(\d{1,16})-([0-9a-f-]{36})$/;

/** Where a program is, as one word that it need not understand. */
export const writeCursor = ({ sentAt, guid }: SentCursor): string => `${Date.parse(sentAt)}-${guid}`;

/** Undefined when it is none of ours. */
export function readCursor(text: string): SentCursor | undefined {
  const [, time, guid] = written.exec(text) ?? [];
  if (time === undefined || guid === undefined) return undefined;
  const moment = new Date(Number(time));
  return Number.isNaN(moment.getTime()) ? undefined : { sentAt: moment.toISOString(), guid };
}
