import { notFound } from '#platform/contract/calls/errors.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type ComparedSide, compareScreen } from '../../contract/compared-address.ts';
import { pastRoot } from '../../contract/past-address.ts';
import type { ChangeOrigin, PastComparison } from '../../contract/past-comparison.ts';
import { rewritePastHtml } from '../../contract/past-html.ts';
import { sealedAddress } from '../../contract/sealed-paths.ts';
import { changeName, justAfter } from '../change-name.ts';
import { type ChangeRow, findBeginning, findReplacedFiles, listChanges } from '../past-changes.repository.ts';
import type { OpenPastPages } from '../sealing/past-pages.ts';
import { type ComparedHtml, compareHtml } from './compare-html.ts';
import { readHtml } from './html-lines.ts';
import { createKeptForAMinute } from './kept-for-a-minute.ts';
import { whenItCame } from './when-it-came.ts';
import { yetToCome } from './yet-to-come.ts';

export interface PastComparisonParts {
  platform: Platform;
  clock: Clock;
  /** Undefined in a process that draws no pages. */
  pastPages(): OpenPastPages | undefined;
}

interface Moments {
  from: string | Date;
  /** Without it: now. */
  to?: string | Date | undefined;
}

interface PageMoments extends Moments {
  path: string;
}

interface Asked {
  from: Date;
  to: Date;
  path: string;
}

/** A page may have had another address; one that leads in circles leads nowhere. */
const mostRedirects = 4;
/** Of two moments that lie far apart the last ones: what was different before them has no known origin. */
const mostSteps = 100;
/** A screen asks for two pages, and for as many between them as it takes to date what is different. */
const mostPages = 48;
/** The screen and both of its windows ask for the same. */
const mostComparisons = 4;

type Compared = Omit<ComparedHtml, 'was' | 'is'> & { was: string | undefined; is: string | undefined };

/** A page at two moments, each drawn as a visitor saw it then, and held against each other. */
export function createPastComparison({ platform, clock, pastPages }: PastComparisonParts) {
  const keptPage = createKeptForAMinute<string | undefined>(mostPages);
  const keptComparison = createKeptForAMinute<Compared>(mostComparisons);

  const pageAt = (origin: string, moment: Date, path: string): Promise<string | undefined> =>
    keptPage([origin, moment.getTime(), path].join(' '), () => drawnAt(origin, moment, path));

  async function drawnAt(origin: string, moment: Date, path: string): Promise<string | undefined> {
    const open = pastPages();
    if (open === undefined) throw new Error('This process draws no pages.');
    const pages = open(platform, { moment, origin });
    let at = path;
    for (let step = 0; step < mostRedirects; step += 1) {
      const page = await pages.page(at);
      if (page.kind === 'page') return page.status === 200 ? page.html : undefined;
      const to = sealedAddress(page.to, origin);
      if (to.kind !== 'page') return undefined;
      at = to.path;
    }
    return undefined;
  }

  const compared = (origin: string, { from, to, path }: Asked): Promise<Compared> =>
    keptComparison([origin, from.getTime(), to.getTime(), path].join(' '), async () => {
      const was = await pageAt(origin, from, path);
      const is = await pageAt(origin, to, path);
      if (was === undefined || is === undefined) return { was, is, changes: [], places: new Map(), lines: [] };
      return compareHtml(was, is, new Set(await findReplacedFiles(platform.db, from, to)));
    });

  /** What was done to the site between two moments, the first of it first; what was done in one go is one step. */
  async function stepsBetween(from: Date, to: Date): Promise<ChangeRow[][]> {
    const rows = await listChanges(platform.db, from, { before: to, after: from, limit: mostSteps });
    const steps: ChangeRow[][] = [];
    for (const row of rows.reverse()) {
      const last = steps.at(-1)?.at(-1);
      if (last !== undefined && row.at.getTime() - last.at.getTime() <= 1) steps.at(-1)?.push(row);
      else steps.push([row]);
    }
    return steps;
  }

  /** Within what is kept, and the earlier one first. */
  async function within({ from, to }: Moments): Promise<{ began: Date; from: Date; to: Date }> {
    const [began, now] = [await findBeginning(platform.db), clock.now()];
    const kept = (given: string | Date) =>
      new Date(Math.min(Math.max(new Date(given).getTime(), began.getTime() + 1), now.getTime()));
    const [one, other] = [kept(from), kept(to ?? now)];
    return one <= other ? { began, from: one, to: other } : { began, from: other, to: one };
  }

  return {
    async read(origin: string, asked: PageMoments): Promise<PastComparison> {
      const { path } = asked;
      const { began, from, to } = await within(asked);
      const { was, is, changes } = await compared(origin, { from, to, path });
      return {
        began: began.toISOString(),
        from: from.toISOString(),
        to: to.toISOString(),
        isNow: asked.to === undefined,
        path,
        wasThere: was !== undefined,
        isThere: is !== undefined,
        changes,
      };
    },

    /** When each difference came and with what, as far as that can be told: by the page as it was after each step. */
    async origins(origin: string, asked: PageMoments, language: Language): Promise<ChangeOrigin[]> {
      const { path } = asked;
      const { from, to } = await within(asked);
      const { changes, places, lines } = await compared(origin, { from, to, path });
      if (changes.length === 0) return [];
      const steps = await stepsBetween(from, to);
      const came = await whenItCame({
        changes: [...places.keys()],
        steps: steps.length,
        toCome: async (step, side) => {
          const rows = steps[step] ?? [];
          const at = side === 'before' ? (rows[0]?.at.getTime() ?? 0) - 1 : (rows.at(-1)?.at.getTime() ?? 0) + 1;
          const moment = new Date(Math.min(Math.max(at, from.getTime()), to.getTime()));
          const between = (await pageAt(origin, moment, path)) ?? '';
          const replaced = new Set(await findReplacedFiles(platform.db, moment, to));
          return yetToCome(readHtml(between, replaced).lines, lines, places);
        },
      });
      return changes.flatMap(({ number, where }) => {
        const rows = steps[came.get(number) ?? -1] ?? [];
        // In one go a page can be published and put in the menu.
        const likely = where === 'menu' ? 'menu' : 'published';
        const row = rows.find(({ kind }) => kind === likely) ?? rows[0];
        if (row === undefined) return [];
        return [
          {
            ...{ change: number, at: justAfter(row.at), kind: row.kind, by: row.by },
            name: changeName(row, language),
            version: row.number ?? null,
          },
        ];
      });
    },

    /** One of the two, with what is different marked; its links lead to other pages compared. */
    async page(origin: string, asked: ComparedSide): Promise<string> {
      const { from, to } = await within(asked);
      const { path, side, language } = asked;
      const html = (await compared(origin, { from, to, path }))[side];
      if (html === undefined) throw notFound();
      const root = pastRoot({ token: undefined, moment: side === 'was' ? from : to });
      const rewritten = rewritePastHtml(html, (given, attribute) => {
        const address = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given;
        if (!address.startsWith('/') || address.startsWith('//')) return address;
        if (address.startsWith('/a/') || address.startsWith('/assets/theme-')) return root + address;
        if (address.startsWith('/assets/') || attribute !== 'href') return address;
        return compareScreen({ from, to, path: address }, language);
      });
      // Who follows a link leaves both pages, and not one of them.
      return rewritten.replace('<head>', '<head><base target="_parent">');
    },
  };
}
