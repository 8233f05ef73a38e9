/** The page of a list that an address asks for: its screen's own, or that of a list on a page (a letter and six digits). */
export function turnedPage(search: string): number | undefined {
  const pages = [...new URLSearchParams(search)]
    .filter(([name, value]) => /^(page(Number)?|p-[0-9a-f]{6})$/.test(name) && /^[1-9]\d{0,4}$/.test(value))
    .map(([, value]) => Number(value));
  return pages.find((page) => page > 1);
}
