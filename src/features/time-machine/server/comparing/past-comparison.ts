import { notFound } from '#platform/contract/calls/errors.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type ComparedSide, compareScreen } from '../../contract/compared-address.ts';
import { pastRoot } from '../../contract/past-address.ts';
import type { PastComparison } from '../../contract/past-comparison.ts';
import { rewritePastHtml } from '../../contract/past-html.ts';
import { sealedAddress } from '../../contract/sealed-paths.ts';
import { findBeginning, findReplacedFiles } from '../past-changes.repository.ts';
import type { OpenPastPages } from '../sealing/past-pages.ts';
import { compareHtml } from './compare-html.ts';

export interface PastComparisonParts {
  platform: Platform;
  clock: Clock;
  /** Undefined in a process that draws no pages. */
  pastPages(): OpenPastPages | undefined;
}

interface Asked {
  from: Date;
  to: Date;
  path: string;
}

/** A page may have had another address; one that leads in circles leads nowhere. */
const mostSteps = 4;

/** A page at two moments, each drawn as a visitor saw it then, and held against each other. */
export function createPastComparison({ platform, clock, pastPages }: PastComparisonParts) {
  async function pageAt(origin: string, moment: Date, path: string): Promise<string | undefined> {
    const open = pastPages();
    if (open === undefined) throw new Error('This process draws no pages.');
    const pages = open(platform, { moment, origin });
    let at = path;
    for (let step = 0; step < mostSteps; step += 1) {
      const page = await pages.page(at);
      if (page.kind === 'page') return page.status === 200 ? page.html : undefined;
      const to = sealedAddress(page.to, origin);
      if (to.kind !== 'page') return undefined;
      at = to.path;
    }
    return undefined;
  }

  async function compared(origin: string, { from, to, path }: Asked) {
    const was = await pageAt(origin, from, path);
    const is = await pageAt(origin, to, path);
    if (was === undefined || is === undefined) return { was, is, changes: [] };
    return compareHtml(was, is, new Set(await findReplacedFiles(platform.db, from, to)));
  }

  /** Within what is kept, and the earlier one first. */
  async function within(from: Date, to: Date | undefined): Promise<{ began: Date; from: Date; to: Date }> {
    const [began, now] = [await findBeginning(platform.db), clock.now()];
    const kept = (moment: Date) => new Date(Math.min(Math.max(moment.getTime(), began.getTime() + 1), now.getTime()));
    const [one, other] = [kept(from), kept(to ?? now)];
    return one <= other ? { began, from: one, to: other } : { began, from: other, to: one };
  }

  return {
    async read(
      origin: string,
      asked: { from: string; to?: string | undefined; path: string },
    ): Promise<PastComparison> {
      const { path } = asked;
      const { began, from, to } = await within(
        new Date(asked.from),
        asked.to === undefined ? undefined : new Date(asked.to),
      );
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

    /** One of the two, with what is different marked; its links lead to other pages compared. */
    async page(origin: string, asked: ComparedSide): Promise<string> {
      const { from, to } = await within(asked.from, asked.to);
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
