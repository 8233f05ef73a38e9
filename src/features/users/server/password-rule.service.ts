import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { badRequest } from '#platform/contract/calls/errors.ts';
import { isWeakPassword } from '../contract/weak-password.ts';

/** Refuses a password that is easy to guess; `own` are the names and the address of who chose it. */
export type RefuseWeakPassword = (password: string, own: readonly string[]) => Promise<void>;

export const createPasswordRule =
  (settings: Pick<SettingsService, 'all'>): RefuseWeakPassword =>
  async (password, own) => {
    const { platformName } = await settings.all();
    if (isWeakPassword(password, { own, platformName })) throw badRequest('weak-password');
  };
