interface Property {
  key: string;
  value: string | number | boolean | null;
}

/** The keys that the product itself reads (§3); a platform may have more. */
export const propertyKeys = { notificationClose: 'notificationClose', alias: 'alias', photo: 'profielfoto' } as const;

/** Seconds that a done notification stays (§3, §9). */
const defaults: readonly Property[] = [{ key: propertyKeys.notificationClose, value: 10 }];

/** The stored properties, with the defaults of those that the person never set. */
export function withDefaultProperties(stored: readonly Property[]): Property[] {
  const missing = defaults.filter(({ key }) => !stored.some((property) => property.key === key));
  return [...stored, ...missing];
}
