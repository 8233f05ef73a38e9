import type { RoleUse } from '#features/roles/contract/role.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import { listFormsNamingRole, removePersonFromForms, removeRoleFromForms } from './form-people.repository.ts';

/** Roles and people that forms name, for when they go. */
export function createFormPeopleService({ platform }: { platform: Platform }) {
  const touchAll = (touch: Touch, guids: readonly string[]) => {
    if (guids.length > 0) touch(formsTag, ...guids.map((guid) => formTag(guid)));
  };

  return {
    async usesOf(_viewer: Viewer, roleId: string, language: Language): Promise<RoleUse[]> {
      return (await listFormsNamingRole(platform.db, roleId)).map(({ title, visibility, role_ids }) => ({
        kind: 'form',
        name: pickLanguage(title, language, defaultLanguage)?.value ?? '',
        path: null,
        isOnly: visibility === 'Roles' && role_ids.length === 1 && role_ids[0] === roleId,
      }));
    },

    async forgetRole(trx: PlatformTransaction, touch: Touch, roleId: string): Promise<void> {
      touchAll(touch, await removeRoleFromForms(trx, roleId));
    },

    async handOver(
      trx: PlatformTransaction,
      touch: Touch,
      userId: string,
      heirId: string | undefined,
    ): Promise<undefined> {
      touchAll(touch, await removePersonFromForms(trx, userId, heirId ?? null));
    },
  };
}
