import { useState } from 'react';
import { Radio, RadioGroup, type RadioProps } from 'react-aria-components/RadioGroup';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { type Layout, layouts } from '#features/pages/contract/page-layout.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useBlockName } from '#platform/web/i18n/use-block-name.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import styles from './layout-choice.module.css';
import { layoutMoves } from './layout-moves.ts';

interface LayoutChoiceProps {
  document: PageDocument;
  run: EditorSession['run'];
}

/** The widths of the columns, of twelve. */
const columns: Record<Layout, readonly (3 | 6 | 9 | 12)[]> = {
  '100': [12],
  '25-75': [3, 9],
  '75-25': [9, 3],
  '25-50-25': [3, 6, 3],
};

/** Four drawings, and a sentence that says where blocks went: every one is kept. */
export function LayoutChoice({ document, run }: LayoutChoiceProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const sentence = useMovesSentence();
  return (
    <div className={styles.choice}>
      <RadioGroup
        aria-label={t('editor.drawer.page.layout')}
        orientation="horizontal"
        className={styles.layouts}
        value={document.layout}
        onChange={(id) => {
          const layout = layouts.find((one) => one === id);
          if (layout === undefined || layout === document.layout) return;
          setSaid(sentence(document, layout));
          run({ kind: 'layout', layout });
        }}
      >
        {layouts.map((layout) => (
          <LayoutRadio key={layout} value={layout} layout={layout} />
        ))}
      </RadioGroup>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

function LayoutRadio({ layout, ...props }: RadioProps & { layout: Layout }) {
  const { t } = useTranslation();
  return (
    <Radio {...props} className={styles.layout}>
      <span className={styles.drawing} aria-hidden="true">
        <span className={styles.row} />
        {columns[layout].map((width, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a layout may be as wide
          <span key={place} className={classNames(styles.column, styles[`span${width}`])} />
        ))}
        <span className={styles.row} />
      </span>
      <span className={styles.name}>{t(`editor.drawer.page.layouts.${layout}`)}</span>
    </Radio>
  );
}

/** “Van ‘Breed, smal’ naar ‘Eén kolom’: Contact en Downloads komen onder aan de hoofdkolom. Er gaat niets weg.” */
function useMovesSentence(): (document: PageDocument, next: Layout) => string {
  const { t } = useTranslation();
  const own = useLanguage();
  const blockName = useBlockName();
  const nameOf = ({ heading, buildingBlockName }: StoredBlock) =>
    pickLanguage(heading, own, 'nl')?.value || blockName(buildingBlockName);
  return (document, next) => {
    const names = {
      from: t(`editor.drawer.page.layouts.${document.layout}`),
      to: t(`editor.drawer.page.layouts.${next}`),
    };
    const moves = layoutMoves(document, next);
    if (moves.length === 0) return t('editor.drawer.page.staysAll', names);
    return moves
      .map(({ into, blocks }) =>
        t('editor.drawer.page.moves', {
          ...names,
          count: blocks.length,
          names: new Intl.ListFormat(own, { type: 'conjunction' }).format(blocks.map(nameOf)),
          area: t(`editor.drawer.page.intoAreas.${into}`),
        }),
      )
      .join(' ');
  };
}
