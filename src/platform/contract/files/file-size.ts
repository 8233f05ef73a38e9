import { formatNumber, type Language } from '../texts/language.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/**
 * 1024 with the labels of everyday: it is how Windows, and the person who looks the file up there, counts, and how our
 * own limit of 30 MB is meant.
 */
const step = 1024;

/** §9: up to YB, with a comma decimal separator in Dutch. */
export function formatFileSize(bytes: number, language: Language): string {
  let size = bytes > 0 ? Math.round(bytes) : 0;
  let unit = 0;
  // What would be rounded to 1024 KB is 1 MB.
  while (Math.round(size * 10) / 10 >= step && unit < units.length - 1) {
    size /= step;
    unit += 1;
  }
  return `${formatNumber(Math.round(size * 10) / 10, language, { maximumFractionDigits: 1, useGrouping: false })} ${units[unit]}`;
}
