import { namedGuid } from '#platform/server/named-guid.ts';

/** So that links between pages hold, and a start that was cut short finds back what it had made. */
export const demoGuid = (name: string): string => namedGuid(`vloedhaven.example/${name}`);
