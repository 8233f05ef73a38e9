import type { FieldCategory } from '#features/profile-fields/contract/field-category.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ApplicationUser } from '../contract/profile.ts';
import { faultsIn } from './field-faults.ts';
import { OwnFields, useOwnFields } from './own-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

/** The platform's own fields of a category, where there are any. */
export function OwnFieldsForm({ user, category }: { user: ApplicationUser; category: FieldCategory }) {
  const { t } = useTranslation();
  const fields = useOwnFields(category);
  const draft = useProfileDraft(user);
  if (fields.length === 0) return null;
  return (
    <ProfileForm draft={draft} check={() => faultsIn(fields, draft, t)}>
      {(faults) => <OwnFields fields={fields} draft={draft} faults={faults} />}
    </ProfileForm>
  );
}
