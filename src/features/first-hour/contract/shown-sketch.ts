import type { SketchPart } from './page-sketch.ts';

/** A page as it will be when only these come along: what leads to another, or shows what is on it, is left out. */
export function shownSketch(parts: readonly SketchPart[], chosen: ReadonlySet<string>): SketchPart[] {
  const comesAlong = ({ page }: { page?: string | undefined }): boolean => page === undefined || chosen.has(page);
  return parts.filter(comesAlong).flatMap((part) => {
    const lines = part.lines.filter(comesAlong);
    const isEmptied =
      part.lines.some(({ page }) => page !== undefined) && lines.every(({ page }) => page === undefined);
    return isEmptied ? [] : [{ ...part, lines }];
  });
}
