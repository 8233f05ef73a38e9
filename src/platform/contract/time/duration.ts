import { formatNumber, type Language } from '../texts/language.ts';

const minute = 60;
const hour = 60 * minute;

/** How long something took, in at most two units: 4,2 s, 4 min 12 s, 2 h 5 min. Their signs are the same in every language. */
export function formatDuration(seconds: number, language: Language): string {
  const number = (value: number, maximumFractionDigits = 0) => formatNumber(value, language, { maximumFractionDigits });
  const whole = Math.round(seconds);
  if (whole < minute) return `${number(seconds, seconds < 10 ? 1 : 0)} s`;
  const [unit, sign, smaller, smallerSign] =
    whole < hour ? ([minute, 'min', 1, 's'] as const) : ([hour, 'h', minute, 'min'] as const);
  const most = Math.floor(whole / unit);
  const rest = Math.floor((whole - most * unit) / smaller);
  return rest === 0 ? `${number(most)} ${sign}` : `${number(most)} ${sign} ${number(rest)} ${smallerSign}`;
}
