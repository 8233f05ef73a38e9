import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { PartsOfPageContext } from '#platform/web/kept-parts/kept-part.tsx';
import { KeptParts } from '#platform/web/kept-parts/kept-parts.ts';
import { listenToReads, type PartRead } from '#platform/web/kept-parts/part-reads.ts';
import { PartsOfPage } from '#platform/web/kept-parts/parts-of-page.ts';
import { vendorAnswers } from '../shell-data.ts';
import type { SiteApp } from '../site-app.ts';

/** Of all platforms of this process together: the blocks and menus of some hundreds of pages. */
const keptParts = new KeptParts(8_000_000);

export interface DrawnInParts {
  html: string;
  /** By any part, kept or drawn anew. */
  reads: ReadonlySet<PartRead>;
}

export const minuteOf = ({ now }: SiteApp): string => now.slice(0, '2026-01-01T00:00'.length);

/** What everything on a page may depend on: language, day, theme, the kind of reader. */
export const surroundingsOf = ({ language, locale, now, theme, reader, origin }: SiteApp): string =>
  JSON.stringify([language, locale, calendarDay(new Date(now), locale.timeZone), theme, reader, origin]);

/** Draws a page, of which each part that was drawn before, of the same content and for the same kind of reader, is taken as it was. */
export function drawInParts(app: SiteApp, search: string, page: ReactNode): DrawnInParts {
  const valueOfAnswer = (address: string): string | undefined => {
    const state = app.loadCache.getQueryState([address]);
    if (state === undefined || state.data === undefined) return state?.status === 'error' ? undefined : 'none';
    return typeof state.data === 'object' && state.data !== null
      ? String(keptParts.contentOf(state.data))
      : JSON.stringify(state.data);
  };
  const readValue = (read: PartRead): string | undefined => {
    if (read === 'search') return search;
    if (read === 'vendors') return vendorAnswers(app.language).map(valueOfAnswer).join();
    if (read === 'minute') return minuteOf(app);
    if (read === 'page' || read === 'second') return undefined;
    return valueOfAnswer(read.slice('answer '.length));
  };
  const parts = new PartsOfPage(keptParts, surroundingsOf(app), readValue);
  const html = listenToReads(
    (read) => parts.noteRead(read),
    () => renderToString(<PartsOfPageContext value={parts}>{page}</PartsOfPageContext>),
  );
  return { html: parts.finish(html), reads: parts.reads };
}
