import { setImmediate } from 'node:timers/promises';
import { isStale } from '#features/content-findings/contract/content-rules.ts';
import { countsOf } from '#features/content-findings/contract/kind-of-check.ts';
import type { LookedContent, LookedSubject, NamedSubject } from '#features/content-findings/contract/looked-content.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { languageStates } from '#features/translation/contract/languages-of.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Platform } from '#platform/server/platform.ts';
import { linkTargets } from '../../contract/checks/link-targets.ts';
import { editHref } from '../../contract/edit-path.ts';
import { createNamedPages } from '../attention/named-pages.ts';
import type { DocumentChecks } from './document-checks.service.ts';
import { countLookedPages, findDeadCounts, findLookedPages, findOwnerNames } from './looked-pages.repository.ts';

interface LookedPagesParts {
  platform: Platform;
  menus: Pick<MenusService, 'pathOfPage'>;
  checks: Pick<DocumentChecks, 'looker' | 'pagesLedTo'>;
}

const atOnce = 100;

/** Pages for the look over all content; shared parts and templates are pages too, which nothing has to lead to. */
export function createLookedPages({ platform, menus, checks }: LookedPagesParts): LookedContent {
  const named = createNamedPages({ platform, menus });
  return {
    kind: 'page',

    async portion(after, today) {
      const pages = await findLookedPages(platform.db, after, atOnce);
      const ids = pages.map(({ id }) => id);
      const { languages, timeZone } = await platform.locale();
      const [look, dead] = await Promise.all([checks.looker('page', ids), findDeadCounts(platform.db, ids)]);
      const subjects: LookedSubject[] = [];
      for (const { id, kind, document, reviewOn, publishedAt } of pages) {
        await setImmediate();
        const checked = look(id, { document, translations: languageStates(document, languages) });
        const counts = countsOf(checked);
        const outSince = calendarDay(publishedAt, timeZone);
        const deadCount = dead.get(id) ?? 0;
        if (deadCount > 0) counts.set('deadLinks', deadCount);
        if (isStale({ reviewOn, changedOn: outSince }, today)) counts.set('stale', 1);
        subjects.push({
          guid: id,
          counts,
          checked,
          leadsTo: await checks.pagesLedTo(linkTargets(document).hrefs),
          needsLeading: kind === 'page',
          readBy: kind === 'page' ? { kind: 'subject', key: `page:${id}` } : null,
          outSince,
          isScored: true,
        });
      }
      return { subjects, last: pages.length < atOnce ? undefined : ids.at(-1) };
    },

    count: () => countLookedPages(platform.db),

    async named(_viewer, guids, language) {
      const owners = await findOwnerNames(platform.db, guids);
      const pages = await named(guids, language);
      return new Map(
        pages.map((page): [string, NamedSubject] => [
          page.guid,
          {
            name: page.title,
            href: page.path === null ? editHref(page) : withLanguagePrefix(editHref(page), language),
            owner: owners.get(page.guid) ?? null,
          },
        ]),
      );
    },
  };
}
