import type { FieldCategory } from '#features/profile-fields/contract/field-category.ts';
import { inSections } from '#features/profile-fields/contract/field-order.ts';
import { fixedInput } from '#features/profile-fields/contract/field-settings.ts';
import type { ProfileField } from '#features/profile-fields/contract/profile-field.ts';
import { listProfileFields } from '#features/profile-fields/contract/profile-fields.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import styles from './account.module.css';
import type { Faults } from './field-faults.ts';
import { OwnField } from './own-field.tsx';
import type { ProfileDraft } from './use-profile-draft.ts';

/** Everything that the platform asks, the built-in fields included. */
export const useProfileFields = (): ProfileField[] =>
  useLoaded(listProfileFields, { query: { language: useLanguage() } });

/** What can be filled in, of one category. */
export const useOwnFields = (category: FieldCategory): ProfileField[] =>
  useProfileFields().filter((field) => field.category === category && field.inputType !== fixedInput);

interface OwnFieldsProps {
  fields: readonly ProfileField[];
  draft: ProfileDraft;
  faults: Faults;
}

/** Under the headings that the admin gave them. */
export function OwnFields({ fields, draft, faults }: OwnFieldsProps) {
  return inSections(fields).map(({ section, subsections }) => (
    <section key={section} className={styles.section}>
      {section !== '' && <SectionHead>{section}</SectionHead>}
      {subsections.map(({ subsection, fields: some }) => (
        <div key={subsection} className={styles.fields}>
          {subsection !== '' && <h3 className={styles.subsection}>{subsection}</h3>}
          {some.map((field) => (
            <OwnField
              key={field.guid}
              field={field}
              value={draft.value(field.key)}
              error={faults[field.key]}
              onChange={(value) => draft.setValue(field.key, value)}
            />
          ))}
        </div>
      ))}
    </section>
  ));
}
