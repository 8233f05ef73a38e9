import type { ItemType } from './item-type.ts';

/**
 * Something to be at, and so to put in an agenda. A project and a vacancy have a period as well, but nobody keeps a year
 * free for one; a type of the platform's own with a period and without phases is taken for an event.
 */
export const isEvent = ({ name, isBuiltIn, features }: Pick<ItemType, 'name' | 'isBuiltIn' | 'features'>): boolean =>
  features.hasPeriod && (isBuiltIn ? name === 'Event' : !features.hasPhases);
