import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { type ChosenFiles, fitsFiles } from '../../contract/chosen-files.ts';
import type { MappedTarget } from '../../contract/item-mapping.ts';
import type { ItemChoices } from '../../contract/submission-items.ts';

interface FileChoicesProps {
  targets: readonly MappedTarget[];
  files: ItemChoices['files'];
  chosen: ChosenFiles;
  onChange(chosen: ChosenFiles): void;
}

/** Which attachments go to which field of the item: none, until somebody says so. */
export function FileChoices({ targets, files, chosen, onChange }: FileChoicesProps) {
  const { t } = useTranslation();
  return targets.map(({ id, label, kind }) => {
    const options = files
      .filter(({ mediaType }) => fitsFiles(kind, mediaType))
      .map(({ guid, name }) => ({ id: guid, label: name }));
    if (options.length === 0) return null;
    return (
      <CheckboxGroup
        key={id}
        label={t('submissionItems.files', { field: label })}
        help={t('submissionItems.filesHelp')}
        options={options}
        value={chosen[id] ?? []}
        onChange={(guids) => onChange({ ...chosen, [id]: guids })}
      />
    );
  });
}
