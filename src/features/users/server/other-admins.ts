import type { AccountType } from '#platform/contract/rights/viewer.ts';
import type { OtherAdmins } from '../contract/user-rules.ts';

/** Who else is there, when this one would not be. */
export function othersThan(id: string, active: readonly { id: string; accountType: AccountType }[]): OtherAdmins {
  const others = active.filter((one) => one.id !== id);
  return {
    admins: others.filter(({ accountType }) => accountType === 'Admin').length,
    withAdminRights: others.length,
  };
}
