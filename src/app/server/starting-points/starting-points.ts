import { homeKey, type SiteKind } from '#features/first-hour/contract/site-kind.ts';
import type { StartingPoints } from '#features/first-hour/server/starting-point.ts';
import { association } from './association.ts';
import { company } from './company.ts';
import { municipality } from './municipality.ts';
import { emptyHome } from './shared-pages.ts';
import { sketchPage } from './sketch-page.ts';
import { linkTo, offeredOf, type ReadyPage } from './write-page.ts';

const ready: Readonly<Record<SiteKind, readonly ReadyPage[]>> = { municipality, association, company };

/** The pages that a new site can begin with. A kind more is a file beside this one, and a line here. */
export const startingPoints: StartingPoints = {
  offered: (kind) => ready[kind].map(offeredOf),
  sketches(kind, name) {
    const pages = ready[kind].map((page) => page.write({ name, has: () => true }));
    const keyOf = (reference: string | undefined) => pages.find(({ guid }) => reference === linkTo(guid))?.key;
    return Object.fromEntries(pages.map((page) => [page.key, sketchPage(page, keyOf)]));
  },
  pages(kind, beginning, { name, chosen }) {
    if (beginning === 'empty') return [emptyHome.write({ name, has: () => false })];
    const has = (key: string): boolean => key === homeKey || chosen.has(key);
    return ready[kind].filter(({ key }) => has(key)).map((page) => page.write({ name, has }));
  },
};
