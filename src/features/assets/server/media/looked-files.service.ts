import type { ContentKind } from '#features/content-findings/contract/content-finding-words.ts';
import type { LookedContent, NamedSubject } from '#features/content-findings/contract/looked-content.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Platform } from '#platform/server/platform.ts';
import { countLibrary, findFileNames, findLookedFiles } from './looked-files.repository.ts';

const atOnce = 500;
/** In days: what was put there lately is still to be used. */
const newFor = 30;

/** Files for the look over all content: those that nothing uses, pictures without words, and documents that nobody opens. */
export function createLookedFiles({ platform }: { platform: Platform }): LookedContent {
  return {
    kind: 'file',

    async portion(after, today) {
      const { timeZone } = await platform.locale();
      const files = await findLookedFiles(platform.db, after, atOnce);
      return {
        subjects: files.map(({ id, isUsed, isDocument, isUndescribed, createdAt }) => {
          const outSince = calendarDay(createdAt, timeZone);
          const isOrphaned = !isUsed && addDays(outSince, newFor) <= today;
          return {
            guid: id,
            counts: new Map<ContentKind, number>([
              ...(isOrphaned ? [['orphaned', 1] as const] : []),
              // What nobody is shown lacks nothing.
              ...(isUsed && isUndescribed ? [['alternatives', 1] as const] : []),
            ]),
            checked: new Map(),
            leadsTo: [],
            needsLeading: false,
            // Of a picture no look is counted: it is a part of its page.
            readBy: isDocument && isUsed ? { kind: 'download' as const, key: `file:${id}` } : null,
            outSince,
            isScored: false,
          };
        }),
        last: files.length < atOnce ? undefined : files.at(-1)?.id,
      };
    },

    count: () => countLibrary(platform.db),

    async named(_viewer, guids, language) {
      const files = await findFileNames(platform.db, guids);
      return new Map(
        files.map(({ id, name, title }): [string, NamedSubject] => [
          id,
          {
            name: pickLanguage(title as StoredText, language, defaultLanguage)?.value || name,
            href: withLanguagePrefix(`/admin/media?q=${encodeURIComponent(name)}`, language),
            owner: null,
          },
        ]),
      );
    },
  };
}
