import { backgrounds } from '#features/pages/contract/background.ts';
import { blocksInArea } from '#features/pages/contract/operations/block-order.ts';
import type { Path } from '#features/pages/contract/operations/operation.ts';
import type { PageDocument, StoredBlock } from '#features/pages/contract/page.ts';
import { areaIn, areasOf } from '#features/pages/contract/page-layout.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { inLanguage } from '#platform/web/i18n/in-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useTyped } from '#platform/web/options/use-typed.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import styles from './drawer.module.css';
import { LinkField } from './inputs/link-field.tsx';
import { setIn } from './option-change.ts';

export interface BlockFrameOptionsProps {
  document: PageDocument;
  block: StoredBlock;
  language: Language;
  run: EditorSession['run'];
  write: EditorSession['write'];
}

const levels = ['2', '3', '4'] as const;

/** What every block has around it: its place, its ground, its heading and the way to it (product.md §3). */
export function BlockFrameOptions({ document, block, language, run, write }: BlockFrameOptionsProps) {
  const { t } = useTranslation();
  const { layout, buildingBlockInstances: blocks } = document;
  const area = areaIn(layout, block.layoutPosition);
  const set = (key: 'background' | 'headingLevel', value: string | number) =>
    run({ kind: 'set', block: block.guid, path: [key], value });
  return (
    <section className={styles.group} aria-labelledby={`${block.guid}-frame`}>
      <h3 id={`${block.guid}-frame`} className={styles.groupName}>
        {t('editor.drawer.frame')}
      </h3>
      <div className={styles.pair}>
        <Select
          label={t('editor.drawer.area')}
          options={areasOf(layout).map((id) => ({ id, label: t(`editor.drawer.areas.${id}`) }))}
          value={area}
          onChange={(next) => {
            if (next === area) return;
            const last = blocksInArea(document, next).at(-1);
            run({ kind: 'move', block: block.guid, spot: { area: next, after: last?.guid ?? null } });
          }}
        />
        <Select
          label={t('editor.drawer.background')}
          options={backgrounds.map((id) => ({ id, label: t(`editor.drawer.backgrounds.${id}`) }))}
          value={block.background}
          onChange={(next) => set('background', next)}
        />
      </div>
      <Words key={`${block.guid} ${language}`} {...{ block, language, run, write }} />
      <Select
        label={t('editor.drawer.headingLevel')}
        options={levels.map((id) => ({ id, label: t(`editor.drawer.headingLevels.${id}`) }))}
        value={String(block.headingLevel) as (typeof levels)[number]}
        onChange={(level) => set('headingLevel', Number(level))}
      />
      <Anchor
        key={block.guid}
        {...{ block, run }}
        taken={blocks.flatMap(({ guid, anchor }) => (guid === block.guid ? [] : (anchor ?? [])))}
      />
    </section>
  );
}

function Words({ block, language, run, write }: Omit<BlockFrameOptionsProps, 'document'>) {
  const { t } = useTranslation();
  const put = (path: Path, is: string, was: string) =>
    write({ block: block.guid, path: [...path, '$lang', language], was: was || undefined, is: is || undefined });
  const heading = useTyped(block.heading.$lang[language] ?? '', (words, was) => put(['heading'], words, was));
  const { more } = block;
  /** A link beside the heading leads somewhere, or there is none. */
  const label = useTyped(more?.label.$lang[language] ?? '', (words, was) => {
    if (more !== undefined) put(['more', 'label'], words, was);
    else if (words !== '') run(...setIn(block, ['more'], { label: { $lang: { [language]: words } }, href: '/' }));
  });
  return (
    <>
      <TextField
        label={t('editor.drawer.heading')}
        value={heading.value}
        onChange={heading.type}
        onBlur={heading.commit}
        {...inLanguage(language)}
      />
      <TextField
        label={t('editor.drawer.moreLabel')}
        value={label.value}
        onChange={label.type}
        onBlur={label.commit}
        {...inLanguage(language)}
      />
      {more !== undefined && (
        <LinkField
          label={t('editor.drawer.moreHref')}
          value={more.href}
          isOptional
          onChange={(href) =>
            run(...(href === '' ? setIn(block, ['more'], undefined) : setIn(block, ['more', 'href'], href)))
          }
        />
      )}
    </>
  );
}

interface AnchorProps extends Pick<BlockFrameOptionsProps, 'block' | 'run'> {
  taken: readonly string[];
}

/** As `blockFrame` has it. */
const anchorPattern = /^[a-z][a-z0-9-]{0,60}$/;

function Anchor({ block, run, taken }: AnchorProps) {
  const { t } = useTranslation();
  const typed = useTyped(
    block.anchor ?? '',
    (words) => run({ kind: 'set', block: block.guid, path: ['anchor'], value: words.trim() || undefined }),
    (words) => words.trim() === '' || (anchorPattern.test(words.trim()) && !taken.includes(words.trim())),
  );
  const why = taken.includes(typed.value.trim()) ? 'anchorTaken' : 'anchorWrong';
  return (
    <TextField
      label={t('editor.drawer.anchor')}
      help={t('editor.drawer.anchorHelp')}
      error={typed.isRefused ? t(`editor.drawer.${why}`) : undefined}
      value={typed.value}
      onChange={typed.type}
      onBlur={typed.commit}
    />
  );
}
