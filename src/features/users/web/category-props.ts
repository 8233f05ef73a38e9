import type { Role } from '#features/roles/contract/role.ts';
import type { UserDetail } from '../contract/user.ts';

/** What each category of a person's screen is given. */
export interface CategoryProps {
  user: UserDetail;
  roles: readonly Role[];
}
