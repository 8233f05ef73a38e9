import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { OptionField } from '#platform/contract/options/option-field.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { OptionInputs } from '#platform/web/options/option-inputs.tsx';
import { type EditedOptions, OptionsContext } from '#platform/web/options/options-context.ts';
import { Disclosure } from '#platform/web/ui/accordion/accordion.tsx';
import { drawBlockOption, drawNewFile } from './draw-block-option.tsx';
import styles from './drawer.module.css';
import { EditedBlockContext } from './edited-block-context.ts';
import { insertIn, setIn } from './option-change.ts';

export interface BlockOptionsProps {
  block: StoredBlock;
  /** As `GET /api/buildingblocks` tells them. */
  fields: readonly OptionField[];
  /** The one that texts are written in. */
  language: Language;
  run: EditorSession['run'];
}

const isTyped = ({ kind }: OptionField): boolean => kind === 'text' || kind === 'rich-text';

function editedOptions({ block, language, run }: Pick<BlockOptionsProps, 'block' | 'language' | 'run'>): EditedOptions {
  const { guid, buildingBlockName: name } = block;
  return {
    language,
    words: `blocks.${name.charAt(0).toLowerCase()}${name.slice(1)}.options`,
    sharedWords: 'blocks.kit',
    valueAt: (path) => valueAt(block, path),
    set: (path, value) => run(...setIn(block, path, value)),
    insert: (path, entries) => run(...insertIn(block, path, entries)),
    removeAt: (path, at) => run({ kind: 'splice', block: guid, path, at, remove: 1, insert: [] }),
    move: (path, from, to) => run({ kind: 'shift', block: guid, path, from, to }),
    draw: drawBlockOption,
    drawNewEntry: drawNewFile,
  };
}

/** The options of one block; each change is an operation. What one types on the page itself lies folded below. */
export function BlockOptions({ block, fields, language, run }: BlockOptionsProps) {
  const { t } = useTranslation();
  const texts = fields.filter(isTyped);
  const place = { path: ['options'], names: [] };
  return (
    <EditedBlockContext key={`${block.guid} ${language}`} value={{ block, language, run }}>
      <OptionsContext value={editedOptions({ block, language, run })}>
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
      </OptionsContext>
    </EditedBlockContext>
  );
}
