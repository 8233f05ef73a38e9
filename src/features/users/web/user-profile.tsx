import { UserAccess } from './user-access.tsx';
import { UserDeletion } from './user-deletion.tsx';
import { UserForm } from './user-form.tsx';
import styles from './user-screen.module.css';
import type { CategoryProps } from './user-screen.tsx';

export function UserProfile({ user, roles }: CategoryProps) {
  return (
    <div className={styles.sheets}>
      <UserForm key={user.guid} user={user} roles={roles} />
      <div className={styles.side}>
        <UserAccess user={user} />
        <UserDeletion user={user} />
      </div>
    </div>
  );
}
