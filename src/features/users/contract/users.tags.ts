import { cacheTag } from '#platform/contract/calls/cache-tag.ts';

/** Who has which role; told by the database itself (0038_numbers_of_people.sql). */
export const roleMembersTag = cacheTag('members-of-roles');

/** That someone came or went; told by the database itself (0038_numbers_of_people.sql). */
export const peopleNumberTag = cacheTag('number-of-people');
