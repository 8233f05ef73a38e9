interface OpeningPage {
  guid: string;
  leadsTo: readonly string[];
}

/** The pages that stay drafts while one that opens leads to them: whoever follows such a link comes home. */
export const leftBehind = <T extends OpeningPage>(pages: readonly T[], opening: readonly string[]): T[] => {
  const reached = new Set(pages.filter(({ guid }) => opening.includes(guid)).flatMap(({ leadsTo }) => leadsTo));
  return pages.filter(({ guid }) => reached.has(guid) && !opening.includes(guid));
};
