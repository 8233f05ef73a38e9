import { guidOf } from '#platform/contract/calls/guid-text.ts';

/** Who made what, where nobody's name may stay behind. */
export const deletedUser = 'deleted-user';

/** People have guids, also those who left; work that nobody asked for is written down by the name of that work. */
export const didThePlatform = (id: string | null): boolean =>
  id === null || (id !== deletedUser && guidOf(id) === undefined);
