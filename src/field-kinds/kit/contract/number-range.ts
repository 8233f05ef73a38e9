/** What is wrong with this number between these bounds, where there are any. */
export function rangeFault(
  value: number,
  { min, max }: { min: number | null; max: number | null },
): 'too-low' | 'too-high' | undefined {
  if (min !== null && value < min) return 'too-low';
  return max !== null && value > max ? 'too-high' : undefined;
}
