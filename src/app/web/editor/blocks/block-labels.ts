import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { Area } from '#features/pages/contract/page-layout.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useEditor } from '../state/editor-context.ts';

export interface BlockLabels {
  /** "Tekst". */
  kind(block: Pick<StoredBlock, 'buildingBlockName'>): string;
  /** Its heading, or else its kind. */
  title(block: StoredBlock): string;
  area(area: Area): string;
}

export function useBlockLabels(): BlockLabels {
  const { t } = useTranslation();
  const { language } = useEditor();
  const nameOf = useBlockName();
  const kind: BlockLabels['kind'] = ({ buildingBlockName }) => nameOf(buildingBlockName);
  return {
    kind,
    title: (block) => pickLanguage(block.heading, language, defaultLanguage)?.value.trim() || kind(block),
    area: (area) => t(`editor.areas.${area}`),
  };
}
