import type { SettingsFault } from './question-kind.ts';

/** Bounds between which there is nothing: no answer could be right. */
export function turnedBounds<Bound extends number | string>({
  min,
  max,
}: {
  min: Bound | null;
  max: Bound | null;
}): SettingsFault[] {
  const hasBoth = min !== null && max !== null && min !== '' && max !== '';
  return hasBoth && min > max ? ['bounds-turned'] : [];
}
