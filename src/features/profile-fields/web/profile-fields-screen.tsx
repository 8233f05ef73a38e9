import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { PageHeading } from '#platform/web/ui/heading/page-heading.tsx';
import { SectionHead } from '#platform/web/ui/heading/section-head.tsx';
import { MoveButtons } from '#platform/web/ui/list/move-buttons.tsx';
import { ReorderableList } from '#platform/web/ui/list/reorderable-list.tsx';
import { useFocusAfterMove } from '#platform/web/ui/list/use-focus-after-move.ts';
import { type FieldCategory, fieldCategories } from '../contract/field-category.ts';
import { inOwnWords } from '../contract/in-own-words.ts';
import type { ProfileFieldDefinition } from '../contract/profile-field.ts';
import { listProfileFieldDefinitions } from '../contract/profile-fields.endpoints.ts';
import { FieldDrawer } from './field-drawer.tsx';
import { FieldRow } from './field-row.tsx';
import { moveSection, replaceSection, sectionsOf } from './field-sections.ts';
import styles from './profile-fields-screen.module.css';
import { useFieldTasks } from './use-field-tasks.ts';

/** What the platform asks of its members: made, changed, put in order. */
export default function ProfileFieldsScreen() {
  const { t } = useTranslation();
  const fields = useLoaded(listProfileFieldDefinitions, {});
  const [open, setOpen] = useState<ProfileFieldDefinition | 'new' | null>(null);
  return (
    <div className={styles.screen}>
      <PageHeading
        lead={t('profileFields.lead')}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => setOpen('new')}>
            {t('profileFields.add')}
          </Button>
        }
      >
        {t('admin.menu.profileFields')}
      </PageHeading>
      {fieldCategories.map((category) => (
        <Category key={category} category={category} fields={fields} onOpen={setOpen} />
      ))}
      {open !== null && (
        <FieldDrawer fields={fields} field={open === 'new' ? undefined : open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

interface CategoryProps {
  category: FieldCategory;
  fields: ProfileFieldDefinition[];
  onOpen(field: ProfileFieldDefinition): void;
}

function Category({ category, fields, onOpen }: CategoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tasks = useFieldTasks();
  const own = fields.filter((field) => !field.isBuiltIn);
  const builtIn = fields.filter((field) => field.isBuiltIn && field.category === category);
  const sections = sectionsOf(own, category).map((one) => ({
    ...one,
    title: (one.fields[0] && inOwnWords(one.fields[0].section, language)) || one.section,
  }));
  const order = (ordered: ProfileFieldDefinition[]) =>
    void tasks.order(
      fields,
      ordered.map(({ guid }) => guid),
    );
  const focusAfterMove = useFocusAfterMove(sections.map(({ section }) => section).join());
  const nameOf = (title: string) => title || t('profileFields.noSection');
  return (
    <section className={styles.category}>
      <SectionHead>{t(`profileFields.categories.${category}`)}</SectionHead>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.builtIn}>
        {builtIn.map((field) => (
          <li key={field.guid}>
            <FieldRow field={field} />
          </li>
        ))}
      </ul>
      {sections.map(({ section, title, fields: some }, index) => (
        <div key={section} className={styles.section}>
          <div className={styles.sectionHead}>
            <h3 className={styles.title}>{nameOf(title)}</h3>
            {sections.length > 1 && (
              <span className={styles.moves}>
                <MoveButtons
                  id={`section-${category}-${section}`}
                  name={nameOf(title)}
                  isFirst={index === 0}
                  isLast={index === sections.length - 1}
                  onMove={(by, buttons) => {
                    focusAfterMove(...buttons);
                    order(moveSection(own, category, section, by));
                    say(t('ui.list.moved', { name: nameOf(title), place: index + by + 1, count: sections.length }));
                  }}
                />
              </span>
            )}
          </div>
          <ReorderableList
            label={title || t(`profileFields.categories.${category}`)}
            items={some.map((field) => ({ id: field.guid, field }))}
            nameOf={({ field }) => inOwnWords(field.label, language)}
            onAction={(guid) => {
              const chosen = some.find((field) => field.guid === guid);
              if (chosen) onOpen(chosen);
            }}
            onReorder={(guids) => order(replaceSection(own, guids))}
          >
            {({ field }) => <FieldRow field={field} onEdit={() => onOpen(field)} />}
          </ReorderableList>
        </div>
      ))}
      {sections.length === 0 && <p className={styles.none}>{t('profileFields.none')}</p>}
    </section>
  );
}
