import { signInNeeded } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireContentManager } from '#platform/server/require-viewer.ts';
import type { FormSettings, FormVersionInfo } from '../contract/form.ts';
import type { FormDocument } from '../contract/form-document.ts';
import { formTag } from '../contract/forms.tags.ts';
import {
  findForm,
  findFormSettings,
  findFormVersion,
  findLiveForm,
  listFormGuids,
  listFormVersions,
  listLiveTitles,
  listStandingForms,
  listVersionDocuments,
} from './forms.repository.ts';

export interface LiveForm {
  guid: string;
  version: number;
  document: FormDocument;
  settings: FormSettings;
}

export interface StandingForm {
  guid: string;
  title: FormDocument['title'];
  /** The newest; null while it was never published. */
  version: number | null;
  settings: FormSettings;
}

export type LiveFormsService = ReturnType<typeof createLiveFormsService>;

/** Forms as they are filled in, for who draws them and keeps what was sent. */
export function createLiveFormsService({ platform }: { platform: Platform }) {
  const live = (guid: string): Promise<LiveForm | undefined> =>
    platform.remember(`live-form:${guid}`, [formTag(guid)], () => findLiveForm(platform.db, guid));

  return {
    /** The newest version and what holds for it; undefined when there is none, or this viewer may not fill it in. A visitor is told to sign in. */
    async readLive(viewer: Viewer, guid: string): Promise<LiveForm | undefined> {
      const form = await live(guid);
      if (form === undefined) return undefined;
      const { visibility, roleIds } = form.settings;
      const subject = { kind: 'addition', addPermission: visibility, addRoles: roleIds } as const;
      if (decide(viewer, 'add', subject).allowed) return form;
      if (viewer.kind === 'anonymous') throw signInNeeded();
      return undefined;
    },

    /** Those that were published, for who places one on a page. */
    async choices(viewer: Viewer, language: string): Promise<{ guid: string; title: string }[]> {
      requireContentManager(viewer);
      const forms = await listLiveTitles(platform.db);
      return forms.map(({ guid, title }) => ({
        guid,
        title: pickLanguage(title, language, defaultLanguage)?.value ?? '',
      }));
    },

    /** As whoever runs it knows it, by its draft; undefined of one that is gone or in the trash. */
    async readStanding(guid: string): Promise<StandingForm | undefined> {
      const form = await findForm(platform.db, guid);
      return form && { guid: form.guid, title: form.draft.title, version: form.version, settings: form.settings };
    },

    /** All that stand, with who deals with what they bring in. */
    listStanding: () => listStandingForms(platform.db),

    /** Every one, those in the trash too: what is kept of them has its term. */
    listAll: () => listFormGuids(platform.db),

    /** What holds for all its versions, for what was sent; of one in the trash too. */
    readSettings: (guid: string): Promise<FormSettings | undefined> => findFormSettings(platform.db, guid),

    /** The newest first. */
    readVersions: (guid: string): Promise<FormVersionInfo[]> => listFormVersions(platform.db, guid),

    /** What one version asked, for answers that were given to it; nothing ever changes it. */
    readVersion: (guid: string, version: number): Promise<FormDocument | undefined> =>
      platform.remember(`form-version:${guid}:${version}`, [formTag(guid)], () =>
        findFormVersion(platform.db, guid, version),
      ),

    /** What every version asked, by its number: for who reads answers to all of them. */
    readDocuments: (guid: string): Promise<Map<number, FormDocument>> => listVersionDocuments(platform.db, guid),
  };
}
