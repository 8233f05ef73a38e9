/** What someone typed as a time, as blocks keep it: 9, 9.30 and 0930 are times too. The end of a day is 24:00. */
export function typedTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.\s]?([0-5]\d))?(?:\s*(?:uur|u|h))?$/i.exec(typed.trim()) ?? [];
  if (hours === undefined) return undefined;
  const isEnd = hours === '24' && minutes === '00';
  return Number(hours) < 24 || isEnd ? `${hours.padStart(2, '0')}:${minutes}` : undefined;
}
