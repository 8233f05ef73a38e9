import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FormSettings } from '../contract/form.ts';
import type { FormDocument } from '../contract/form-document.ts';
import { formTag } from '../contract/forms.tags.ts';
import { findFormVersion, findLiveForm } from './forms.repository.ts';

export interface LiveForm {
  guid: string;
  version: number;
  document: FormDocument;
  settings: FormSettings;
}

export type LiveFormsService = ReturnType<typeof createLiveFormsService>;

/** Forms as they are filled in, for who draws them and keeps what was sent. */
export function createLiveFormsService({ platform }: { platform: Platform }) {
  const live = (guid: string): Promise<LiveForm | undefined> =>
    platform.remember(`live-form:${guid}`, [formTag(guid)], () => findLiveForm(platform.db, guid));

  return {
    /** The newest version and what holds for it; undefined when there is none, or this viewer may not fill it in. */
    async readLive(viewer: Viewer, guid: string): Promise<LiveForm | undefined> {
      const form = await live(guid);
      if (form === undefined) return undefined;
      const { visibility, roleIds } = form.settings;
      const subject = { kind: 'addition', addPermission: visibility, addRoles: roleIds } as const;
      return decide(viewer, 'add', subject).allowed ? form : undefined;
    },

    /** What one version asked, for answers that were given to it; nothing ever changes it. */
    readVersion: (guid: string, version: number): Promise<FormDocument | undefined> =>
      findFormVersion(platform.db, guid, version),
  };
}
