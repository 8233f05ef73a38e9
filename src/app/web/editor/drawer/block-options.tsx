import type { OptionField } from '#blocks/kit/contract/option-field.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import styles from './drawer.module.css';
import { EditedBlockContext } from './edited-block-context.ts';
import { OptionInputs } from './option-input.tsx';

export interface BlockOptionsProps {
  block: StoredBlock;
  /** As `GET /api/buildingblocks` tells them. */
  fields: readonly OptionField[];
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
}

const isTyped = ({ kind }: OptionField): boolean => kind === 'text' || kind === 'rich-text';

/** The options of one block; each change is an operation. What one types on the page itself lies folded below. */
export function BlockOptions({ block, fields, language, run }: BlockOptionsProps) {
  const { t } = useTranslation();
  const texts = fields.filter(isTyped);
  const place = { path: ['options'], names: [] };
  return (
    <EditedBlockContext key={`${block.guid} ${language}`} value={{ block, language, run }}>
      <div className={styles.part}>
        <OptionInputs fields={fields.filter((field) => !isTyped(field))} {...place} />
        {texts.length > 0 && (
          <Disclosure title={t('editor.drawer.texts')} className={styles.fold}>
            <p className={styles.note}>{t('editor.drawer.textsHelp')}</p>
            <div className={styles.part}>
              <OptionInputs fields={texts} {...place} />
            </div>
          </Disclosure>
        )}
      </div>
    </EditedBlockContext>
  );
}
