/** Seconds from what people paste: 90, 90s, 1m30s, 1h2m3s, 1:30 or 1:02:03. */
export function secondsOf(time: string): number | undefined {
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/.exec(time);
  const written = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(time);
  if (clock === null && written === null) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = clock ?? written ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
