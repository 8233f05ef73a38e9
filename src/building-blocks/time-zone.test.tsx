import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CalendarView } from '#features/list-items/web/parts/views/calendar-view.tsx';
import { buildListItem } from '#features/list-items/web/testing/build-list-item.ts';
import { defaultLocale } from '#platform/contract/texts/language.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { isTimeZone } from '#platform/contract/time/time-zone.ts';
import { NowContext } from '#platform/web/content/now-context.ts';
import { PlatformLocaleContext } from '#platform/web/i18n/platform-locale.ts';
import countdown from './countdown/definition.ts';
import { BlockArea } from './kit/web/block-area.tsx';
import { preloadBlockViews } from './kit/web/block-catalogue.ts';
import { buildBlock } from './kit/web/testing/build-block.ts';
import openingHours from './opening-hours/definition.ts';
import timeline from './timeline/definition.ts';

/** Half past ten in the evening of Wednesday 15 July on Bonaire; in Europe it is the 16th already. */
const now = '2026-07-16T02:30:00.000Z';
const [timeZone = defaultLocale.timeZone] = ['America/Kralendijk'].filter(isTimeZone);

const evening = buildListItem({
  title: 'Avondmarkt',
  metadata: { 'period-start': '2026-07-16T01:00:00.000Z', 'period-end': '2026-07-16T05:30:00.000Z' },
});

const blocks = [
  buildBlock(openingHours, { options: { week: [{ day: 'wednesday', from: '20:00', until: '23:00' }] } }),
  buildBlock(countdown, { options: { until: '2026-07-16T04:00:00.000Z', label: text('Nog even') } }),
  buildBlock(timeline, {
    options: { steps: [{ title: text('Zomermarkt'), date: '2026-07-15', until: '2026-07-15' }] },
  }),
].map((block, place) => ({ ...block, guid: `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1${place}`, sortId: place }));

const page = (
  <PlatformLocaleContext value={{ ...defaultLocale, timeZone }}>
    <NowContext value={now}>
      <BlockArea area="main" blocks={blocks} isFirst canManage={false} />
      <CalendarView
        items={[evening]}
        types={[]}
        label="Agenda"
        level={2}
        month="2026-07"
        hrefOfMonth={(month) => `?month=${month}`}
        isFirst={false}
        look={{ showImage: false, showDescription: false, showDate: true }}
      />
    </NowContext>
  </PlatformLocaleContext>
);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The machine has another clock from here on. */
function moveTo(zone: string, minutesBehindUtc: number) {
  vi.stubEnv('TZ', zone);
  expect(new Date(now).getTimezoneOffset()).toBe(minutesBehindUtc);
}

test('a page shows the days and hours of the platform, whatever clock the server and the browser have', async () => {
  await preloadBlockViews([openingHours, countdown, timeline].map(({ name }) => name));
  moveTo('Pacific/Kiritimati', -14 * 60);
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const served = container.textContent;
  expect(served).toContain('Nu open, tot 23.00 uur');
  expect(served).toContain('Woensdag, vandaag');
  expect(served).toContain('16 juli 2026 om 00.00 uur');
  expect(served).toContain('15 juli 2026');
  expect(container.querySelector('[aria-current="step"]')?.textContent).toContain('Zomermarkt');
  // An evening that ends after midnight is of the day on which it began, and that is today.
  expect(served).toContain('21.00\u00a0–\u00a001.30');
  expect(container.querySelector('td a')?.closest('td')?.textContent).toBe('1521.00 Avondmarkt');

  moveTo('America/Los_Angeles', 7 * 60);
  const differences: unknown[] = [];
  document.body.append(container);
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  // Only what is left of the countdown is the browser's to fill in.
  expect(container.textContent.replace('01uur30minuten', '––uur––minuten')).toBe(served);
  await act(async () => root.unmount());
  container.remove();
});
