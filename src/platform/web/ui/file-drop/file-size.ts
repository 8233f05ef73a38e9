const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** "2,4 MB": decimal units, as a phone and a file manager show them. */
export function formatFileSize(bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}
