/** As people read it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Every zone that this browser knows, and the one that is chosen. */
export const zoneOptions = (chosen: string | null): { id: string; label: string }[] =>
  [...new Set([...(chosen === null ? [] : [chosen]), ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((zone) => ({ id: zone, label: zoneName(zone) }));
