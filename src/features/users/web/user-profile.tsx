import { SheetColumn, Sheets } from '#platform/web/ui/screen/sheet.tsx';
import type { CategoryProps } from './category-props.ts';
import { UserAccess } from './user-access.tsx';
import { UserDeletion } from './user-deletion.tsx';
import { UserForm } from './user-form.tsx';

export function UserProfile({ user, roles }: CategoryProps) {
  return (
    <Sheets>
      <UserForm key={user.guid} user={user} roles={roles} />
      <SheetColumn>
        <UserAccess user={user} />
        <UserDeletion user={user} />
      </SheetColumn>
    </Sheets>
  );
}
