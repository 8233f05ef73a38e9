import type { UpkeepSubject } from './upkeep.ts';

/** Where it is said in one press that something is still right. */
export const upkeepPath = ({ kind, guid }: UpkeepSubject): string => `/still-right/${kind}/${guid}`;
