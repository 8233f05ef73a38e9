import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { type AssetOwner, useAssetField } from '#features/assets/web/asset-field-context.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { statusField } from '#features/item-types/contract/status-field.ts';
import { FilesFieldContext } from '#field-kinds/kit/web/files-field-context.ts';
import { FindersContext } from '#field-kinds/kit/web/finders-context.ts';
import { NamedInput } from '#field-kinds/kit/web/named-input.tsx';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import type { LanguageState } from '#platform/contract/texts/translation.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useLanguages } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { MomentPicker } from '#platform/web/ui/date/moment-picker.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import type { ItemSource } from '../contract/list-item.ts';
import { DecidedStatus } from './decided-status.tsx';
import { HighlightInput } from './highlight/highlight-input.tsx';
import { ItemAudience } from './item-audience.tsx';
import { ItemBlocksInput } from './item-blocks-input.tsx';
import { type ItemDraft, type Publication, withText } from './item-draft.ts';
import { fieldId, partIds } from './item-faults.ts';
import { ItemFieldInput } from './item-field-input.tsx';
import { ItemTranslation } from './item-translation.tsx';
import { useIsListEditor } from './list-tools-context.ts';
import { findersFor } from './named-finders.ts';

export interface ItemFormProps {
  type: ItemType;
  draft: ItemDraft;
  /** Of the draft as it is then: an editor may tell of a change after another one was made. */
  onChange(update: (draft: ItemDraft) => ItemDraft): void;
  owner: AssetOwner;
  /** That is written in, one at a time. */
  language: Language;
  setLanguage(language: Language): void;
  /** Of an item that exists. */
  languageStates: readonly LanguageState[];
  errorOf(id: string): ReactNode;
  /** Its status is shown and not asked. */
  isStatusDecided: boolean;
  /** Of an item that readers have. */
  onTakeOff: (() => void) | undefined;
}

const publications: readonly Publication[] = ['now', 'later'];

/** What it is called, what its type asks, its words, and when readers get it. Each language by itself. */
export function ItemForm(props: ItemFormProps) {
  const { type, draft, onChange, owner, language, setLanguage, languageStates, errorOf, onTakeOff, isStatusDecided } =
    props;
  const { t } = useTranslation();
  const call = useCall();
  const isEditor = useIsListEditor();
  const AssetField = useAssetField();
  const own = useLanguage();
  const languages = useLanguages();
  const finders = findersFor(call, language);
  const { source } = draft;
  const changeSource = (update: (source: ItemSource) => Partial<ItemSource>) =>
    onChange((now) => ({ ...now, source: { ...now.source, ...update(now.source) } }));
  const change = (changes: Partial<ItemSource>) => changeSource(() => changes);
  const changeMeta = (changes: Partial<ItemSource['metadata']>) =>
    changeSource(({ metadata }) => ({ metadata: { ...metadata, ...changes } }));
  return (
    <FindersContext value={finders}>
      <FilesFieldContext value={(props) => <AssetField {...props} owner={owner} />}>
        <SegmentedControl
          label={t('listItems.manage.language')}
          segments={languages.map((id) => ({ id, label: languageName(id, own) }))}
          value={language}
          onChange={setLanguage}
        />
        {language !== defaultLanguage && (
          <ItemTranslation
            {...{ language, draft, onChange }}
            state={languageStates.find((state) => state.language === language)}
          />
        )}
        <TextField
          id={partIds.title}
          label={t('listItems.manage.title')}
          isRequired={language === defaultLanguage}
          value={source.title.$lang[language] ?? ''}
          onChange={(words) => change({ title: withText(source.title, language, words) })}
          error={errorOf(partIds.title)}
          {...inLanguage(language)}
        />
        <TextArea
          label={t('listItems.manage.summary')}
          help={t('listItems.manage.summaryHelp')}
          maxLength={500}
          {...inLanguage(language)}
          value={source.metadata.description.$lang[language] ?? ''}
          onChange={(words) => changeMeta({ description: withText(source.metadata.description, language, words) })}
        />
        {type.features.hasPeriod && (
          <>
            <MomentPicker
              label={t('listItems.manage.start')}
              value={source.metadata['period-start']}
              onChange={(start) => changeMeta({ 'period-start': start })}
            />
            <MomentPicker
              id={partIds.end}
              error={errorOf(partIds.end)}
              label={t('listItems.manage.end')}
              value={source.metadata['period-end']}
              onChange={(end) => changeMeta({ 'period-end': end })}
            />
          </>
        )}
        {type.fields.map((field) =>
          isStatusDecided && field === statusField(type) ? (
            <DecidedStatus key={field.id} field={field} value={source.fields[field.id]} />
          ) : (
            <ItemFieldInput
              key={field.id}
              id={fieldId(field.id)}
              field={field}
              language={language}
              error={errorOf(fieldId(field.id))}
              value={source.fields[field.id]}
              onChange={(value) => changeSource(({ fields }) => ({ fields: { ...fields, [field.id]: value } }))}
            />
          ),
        )}
        {type.features.hasDetail && (
          <ItemBlocksInput
            blocks={source.contentBuildingBlockInstances}
            {...{ language, errorOf }}
            onChange={(update) =>
              changeSource((now) => ({ contentBuildingBlockInstances: update(now.contentBuildingBlockInstances) }))
            }
          />
        )}
        <RadioGroup
          label={t('listItems.manage.publication')}
          options={publications.map((id) => ({ id, label: t(`listItems.manage.publications.${id}`) }))}
          value={draft.publication}
          onChange={(publication) => onChange((now) => ({ ...now, publication }))}
        />
        {draft.publication === 'later' && (
          <MomentPicker
            id={partIds.publishOn}
            isRequired
            error={errorOf(partIds.publishOn)}
            label={t('listItems.manage.publishOn')}
            value={source.publishedOn ?? null}
            onChange={(moment) =>
              onChange((now) => {
                const { publishedOn: _, ...rest } = now.source;
                return { ...now, source: moment === null ? rest : { ...rest, publishedOn: moment } };
              })
            }
          />
        )}
        <MomentPicker
          id={partIds.unpublishOn}
          error={errorOf(partIds.unpublishOn)}
          label={t('listItems.manage.unpublishOn')}
          help={t('listItems.manage.unpublishHelp')}
          value={source.unpublishOn}
          onChange={(unpublishOn) => change({ unpublishOn })}
        />
        {onTakeOff !== undefined && (
          <div>
            <Button icon={EyeOff} onPress={onTakeOff}>
              {t('listItems.manage.takeOff.open')}
            </Button>
          </div>
        )}
        <ItemAudience source={source} onChange={change} />
        <NamedInput
          id={partIds.parents}
          error={errorOf(partIds.parents)}
          label={t('listItems.manage.parents')}
          help={t('listItems.manage.parentsHelp')}
          isMany
          finder={finders.item([])}
          guids={source.parentGuids}
          onChange={(parentGuids) => change({ parentGuids })}
        />
        {isEditor && <HighlightInput metadata={source.metadata} onChange={changeMeta} />}
      </FilesFieldContext>
    </FindersContext>
  );
}
