import type { RoleUse } from '#features/roles/contract/role.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction, Touch } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import { listFormsNamingRole, removePersonFromForms, removeRoleFromForms } from './form-people.repository.ts';
import { findForm } from './forms.repository.ts';

interface FormPeopleParts {
  platform: Platform;
  accounts: Pick<AccountsService, 'handlers'>;
}

export type FormPeopleService = ReturnType<typeof createFormPeopleService>;

/** Roles and people that forms name: who can be, and for when they go. */
export function createFormPeopleService({ platform, accounts }: FormPeopleParts) {
  const touchAll = (touch: Touch, guids: readonly string[]) => {
    if (guids.length > 0) touch(formsTag, ...guids.map((guid) => formTag(guid)));
  };

  return {
    /** Who can be given what it brings in. */
    async handlers(viewer: Viewer, formGuid: string): Promise<{ guid: string; name: string }[]> {
      requireAdmin(viewer);
      const form = await findForm(platform.db, formGuid);
      if (form === undefined) throw notFound();
      const people = await accounts.handlers(platform.db, form.settings.handlerRoleIds);
      return people.map(({ id, name }) => ({ guid: id, name }));
    },

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
