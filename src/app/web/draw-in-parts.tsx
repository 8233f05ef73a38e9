import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import { PartsOfPageContext } from '#platform/web/kept-parts/kept-part.tsx';
import { KeptParts } from '#platform/web/kept-parts/kept-parts.ts';
import { listenToReads, type PartRead } from '#platform/web/kept-parts/part-reads.ts';
import { PartsOfPage } from '#platform/web/kept-parts/parts-of-page.ts';
import { vendorAnswers } from './shell-data.ts';
import type { SiteApp } from './site-app.ts';

/** Of all platforms of this process together: the blocks and menus of some hundreds of pages. */
const keptParts = new KeptParts(8_000_000);

/** Draws a page, of which each part that was drawn before, of the same content and for the same kind of reader, is taken as it was. */
export function drawInParts(app: SiteApp, url: URL, page: ReactNode): string {
  const { language, locale, now, theme, reader, origin } = app;
  const valueOfAnswer = (address: string): string | undefined => {
    const state = app.loadCache.getQueryState([address]);
    if (state === undefined || state.data === undefined) return state?.status === 'error' ? undefined : 'none';
    return typeof state.data === 'object' && state.data !== null
      ? String(keptParts.contentOf(state.data))
      : JSON.stringify(state.data);
  };
  const readValue = (read: PartRead): string | undefined => {
    if (read === 'search') return url.search;
    if (read === 'vendors') return vendorAnswers(language).map(valueOfAnswer).join();
    if (read === 'minute') return now.slice(0, '2026-01-01T00:00'.length);
    if (read === 'page' || read === 'second') return undefined;
    return valueOfAnswer(read.slice('answer '.length));
  };
  const today = calendarDay(new Date(now), locale.timeZone);
  const surroundings = JSON.stringify([language, locale, today, theme, reader, origin]);
  const parts = new PartsOfPage(keptParts, surroundings, readValue);
  return parts.finish(
    listenToReads(
      (read) => parts.noteRead(read),
      () => renderToString(<PartsOfPageContext value={parts}>{page}</PartsOfPageContext>),
    ),
  );
}
