import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { OptionInputs } from '#platform/web/options/option-inputs.tsx';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import styles from './drawer.module.css';
import { EditedBlockOptions } from './edited-block-options.tsx';

export interface BlockOptionsProps {
  block: StoredBlock;
  /** As `GET /api/buildingblocks` tells them. */
  fields: readonly OptionField[];
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
  write: EditorSession['write'];
}

const isTyped = ({ kind }: OptionField): boolean => kind === 'text' || kind === 'rich-text';

/** The options of one block; each change is an operation. What one types on the page itself lies folded below. */
export function BlockOptions({ block, fields, language, run, write }: BlockOptionsProps) {
  const { t } = useTranslation();
  const texts = fields.filter(isTyped);
  const place = { path: ['options'], names: [] };
  return (
    <EditedBlockOptions key={`${block.guid} ${language}`} {...{ block, language, run, write }}>
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
    </EditedBlockOptions>
  );
}
