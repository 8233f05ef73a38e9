export const dayBoundKinds = ['none', 'today', 'after', 'before', 'day'] as const;
export type DayBoundKind = (typeof dayBoundKinds)[number];

export interface DayBoundParts {
  kind: DayBoundKind;
  /** From today. */
  days: number;
  /** yyyy-mm-dd. */
  day: string | null;
}

/** A bound as it is kept (kit/contract/day-bound.ts), in the parts that one chooses. */
export function dayBoundOf(bound: string): DayBoundParts {
  if (bound === '') return { kind: 'none', days: 0, day: null };
  if (!bound.startsWith('today')) return { kind: 'day', days: 0, day: bound };
  const days = Number(bound.slice('today'.length) || 0);
  return { kind: days === 0 ? 'today' : days > 0 ? 'after' : 'before', days: Math.abs(days), day: null };
}

export function writeDayBound({ kind, days, day }: DayBoundParts): string {
  switch (kind) {
    case 'none':
      return '';
    case 'today':
      return 'today';
    case 'after':
      return `today+${days}`;
    case 'before':
      return `today-${days}`;
    case 'day':
      return day ?? '';
  }
}
