const defaultSeconds = 10; // §3, §9

/** How long a done notification stays for this person: the profile property `notificationClose`. 0 means until it is closed. */
export function notificationCloseSeconds(properties: readonly { key: string; value?: unknown }[] | undefined): number {
  const value = properties?.find((property) => property.key === 'notificationClose')?.value;
  if (value === undefined || value === null || value === '') return defaultSeconds;
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : defaultSeconds;
}
