const day = 24 * 60 * 60 * 1000;

/** How far back something counts as new to who never looked; older talk would drown it. */
export const daysNew = 30;
/** More than this is said as "more than". */
export const mostNew = 99;

export interface Look {
  /** The last reaction that there was. */
  seq: number;
  at: Date;
}

export interface Since {
  /** Reactions after this one are new; undefined where only their moment tells. */
  seq: number | undefined;
  at: Date;
  /** Whether the topic itself was in sight before: then only reactions can be new. */
  isKnown: boolean;
}

/** From where on a thread is new to somebody: they looked at it, or at the whole list, or never. The last look counts. */
export function newSince(own: Look | undefined, ofList: Look | undefined, now: Date): Since {
  const last = own !== undefined && (ofList === undefined || own.seq >= ofList.seq) ? own : ofList;
  if (last === undefined) return { seq: undefined, at: new Date(now.getTime() - daysNew * day), isKnown: false };
  return { ...last, isKnown: own !== undefined };
}

/** Whether the topic itself is new: nobody's own is. */
export const isNewTopic = (
  { publishedOn, isOwn }: { publishedOn: Date; isOwn: boolean },
  { at, isKnown }: Since,
): boolean => !isKnown && !isOwn && publishedOn > at;
