import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { acceptsSubmissions, formAvailability } from '../contract/form-availability.ts';
import type { LiveFormsService } from './live-forms.service.ts';

interface FormNameParts {
  forms: Pick<LiveFormsService, 'readLive' | 'readStanding'>;
  blocks: Pick<PublishedBlocksService, 'pagesWithForm'>;
  menus: Pick<MenusService, 'pathOfPage'>;
  clock: Clock;
}

export type FormNamesService = ReturnType<typeof createFormNamesService>;

/** Forms as people who are told of them know them: where they fill one in, or where they deal with what it brings. */
export function createFormNamesService({ forms, blocks, menus, clock }: FormNameParts) {
  const titleIn = (title: StoredText, language: Language): string =>
    pickLanguage(title, language, defaultLanguage)?.value ?? '';

  /** On a page of readers, as far as this viewer may read that and fill in the form. */
  async function filledIn(viewer: Viewer, guid: string, language: Language) {
    const form = viewer.kind === 'anonymous' ? undefined : await forms.readLive(viewer, guid);
    const [pageId] = form === undefined ? [] : await blocks.pagesWithForm(viewer, guid);
    if (form === undefined || pageId === undefined) return undefined;
    return { title: titleIn(form.document.title, language), path: (await menus.pathOfPage(pageId, language)) ?? null };
  }

  async function dealtWith(viewer: Viewer, guid: string, language: Language) {
    const form = await forms.readStanding(guid);
    if (form === undefined) return undefined;
    const { handlerRoleIds: handlerRoles } = form.settings;
    if (!decide(viewer, 'handle', { kind: 'submissions', handlerRoles }).allowed) return undefined;
    return { title: titleIn(form.title, language), path: withLanguagePrefix(`/admin/forms/${guid}`, language) };
  }

  return {
    /** What this viewer may neither fill in nor deal with is not among them. */
    async named(viewer: Viewer, guids: readonly string[], language: Language) {
      const named = new Map<string, { title: string; path: string | null }>();
      for (const guid of guids) {
        const found = (await dealtWith(viewer, guid, language)) ?? (await filledIn(viewer, guid, language));
        if (found !== undefined) named.set(guid, found);
      }
      return named;
    },

    /** Of those that stand and were published: whether something can be sent by them now. */
    async openAmong(guids: readonly string[]): Promise<Map<string, boolean>> {
      const open = new Map<string, boolean>();
      for (const guid of guids) {
        const form = await forms.readStanding(guid);
        if (form === undefined) continue;
        const accepts = acceptsSubmissions(formAvailability(form.settings, clock.now()));
        open.set(guid, form.version !== null && accepts);
      }
      return open;
    },
  };
}
