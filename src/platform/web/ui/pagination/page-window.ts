export type PageStep = number | 'gap';

/** The first, the last, and those around the current one; a gap stands for two pages or more, never for one. */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const around = [page - 1, page, page + 1];
  const atStart = page <= 3 ? [2, 3] : [];
  const atEnd = page >= pageCount - 2 ? [pageCount - 2, pageCount - 1] : [];
  const wanted = new Set([1, ...atStart, ...around, ...atEnd, pageCount]);

  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((number, index): PageStep[] => {
    const missing = number - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : ['gap', number];
  });
}
