/** Between two things that were done: the newest first, then by kind and id, so that no two have the same place. */
export interface ActivityPlace {
  at: string;
  kind: string;
  id: string;
}

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z [a-z-]{1,30} [\w-]{1,80}$/;

/** As `cursorOf` writes it, of a moment that there is. */
export const isCursor = (text: string): boolean => pattern.test(text) && !Number.isNaN(Date.parse(readCursor(text).at));

export const cursorOf = ({ at, kind, id }: ActivityPlace): string => `${at} ${kind} ${id}`;

export function readCursor(cursor: string): ActivityPlace {
  const [at = '', kind = '', id = ''] = cursor.split(' ');
  return { at, kind, id };
}

const order = (one: string, other: string): number => (one === other ? 0 : one < other ? 1 : -1);

/** For sorting. */
export const newestFirst = (one: ActivityPlace, other: ActivityPlace): number =>
  order(one.at, other.at) || order(one.kind, other.kind) || order(one.id, other.id);

/** After every id, and before every id: plain letters and digits lie between. */
const [afterAll, beforeAll] = ['~', ''];

/** Where one kind goes on after a place among all kinds. */
export const placeInKind = ({ at, kind, id }: ActivityPlace, of: string): { at: Date; id: string } => ({
  at: new Date(at),
  id: of === kind ? id : of < kind ? afterAll : beforeAll,
});
