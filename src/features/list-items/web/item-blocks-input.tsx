import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ImagePlus from 'lucide-react/icons/image-plus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import Video from 'lucide-react/icons/video';
import { type ReactNode, use } from 'react';
import { flushSync } from 'react-dom';
import { FieldInput } from '#field-kinds/kit/web/field-input.tsx';
import type { Language } from '#platform/contract/texts/language.ts';
import type { RichTextDocument } from '#platform/contract/texts/rich-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RichTextEditor } from '#platform/web/rich-text-editor/rich-text-editor.tsx';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { focusField } from '#platform/web/ui/error-summary/focus-field.ts';
import { Fieldset } from '#platform/web/ui/field/fieldset.tsx';
import type { ItemPart, ItemPartKind } from '../contract/item-part.ts';
import type { StoredContentBlock } from '../contract/list-item.ts';
import { contentWithPictures, contentWithText, moveBlock, newBlock, picturesOf, textOf } from './item-blocks.ts';
import { blockId } from './item-faults.ts';
import styles from './item-form.module.css';
import { ItemPartsContext } from './item-parts-context.ts';
import { VideoPartInput } from './video-part-input.tsx';

interface ItemBlocksInputProps {
  blocks: readonly StoredContentBlock[];
  language: Language;
  errorOf(id: string): ReactNode;
  onChange(update: (blocks: readonly StoredContentBlock[]) => StoredContentBlock[]): void;
}

/** The parts below each other; a block that the form cannot fill keeps its place and can be moved or taken away. */
export function ItemBlocksInput({ blocks, language, errorOf, onChange }: ItemBlocksInputProps) {
  const { t } = useTranslation();
  const parts = use(ItemPartsContext);
  const kindOf = ({ buildingBlockName }: StoredContentBlock) =>
    parts.find((part) => part.buildingBlockName === buildingBlockName)?.kind;
  const nameOf = (block: StoredContentBlock, place: number) =>
    t('listItems.manage.part', { number: place + 1, name: t(`listItems.manage.parts.${kindOf(block) ?? 'other'}`) });
  const put = (guid: string, content: StoredContentBlock['content']) =>
    onChange((now) => now.map((block) => (block.guid === guid ? { ...block, content } : block)));
  /** At once, and with it the focus: the drawer would bring that back later, out of what is being typed by then. */
  const move = (guid: string, by: -1 | 1) => {
    flushSync(() =>
      onChange((now) => {
        const place = now.findIndex((block) => block.guid === guid);
        return moveBlock(now, place, place + by);
      }),
    );
    focusMoved(guid, by);
  };
  const add = (part: ItemPart) => {
    const block = newBlock(part);
    flushSync(() => onChange((now) => [...now, block]));
    if (!focusField(textId(block.guid))) focusField(blockId(block.guid));
  };
  return (
    <>
      {blocks.map((block, place) => {
        const name = nameOf(block, place);
        return (
          <Fieldset key={block.guid} id={blockId(block.guid)} legend={name} error={errorOf(blockId(block.guid))}>
            <BlockInput
              {...{ block, language, name }}
              kind={kindOf(block)}
              onChange={(content) => put(block.guid, content)}
            />
            <div className={styles.actions}>
              <IconButton
                icon={ArrowUp}
                data-move={-1}
                label={t('listItems.manage.moveUp', { name })}
                isDisabled={place === 0}
                onPress={() => move(block.guid, -1)}
              />
              <IconButton
                icon={ArrowDown}
                data-move={1}
                label={t('listItems.manage.moveDown', { name })}
                isDisabled={place === blocks.length - 1}
                onPress={() => move(block.guid, 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('listItems.manage.takeAway', { name })}
                onPress={() => {
                  flushSync(() => onChange((now) => now.filter(({ guid }) => guid !== block.guid)));
                  focusField(addId);
                }}
              />
            </div>
          </Fieldset>
        );
      })}
      <div className={styles.actions}>
        {parts.map((part, place) => (
          <Button
            key={part.buildingBlockName}
            {...(place === 0 ? { id: addId } : {})}
            icon={icons[part.kind]}
            onPress={() => add(part)}
          >
            {t(`listItems.manage.addPart.${part.kind}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

const addId = 'item-add-part';
const icons = { text: Plus, picture: ImagePlus, video: Video } satisfies Record<ItemPartKind, unknown>;
const textId = (guid: string): string => `${blockId(guid)}-text`;

/** On the button that was pressed, or at the end of the way on the one that leads back. */
function focusMoved(guid: string, by: -1 | 1): void {
  const buttons =
    document.getElementById(blockId(guid))?.querySelectorAll<HTMLButtonElement>('button[data-move]') ?? [];
  const able = [...buttons].filter(({ disabled }) => !disabled);
  (able.find(({ dataset }) => dataset.move === String(by)) ?? able[0])?.focus();
}

interface BlockInputProps {
  block: StoredContentBlock;
  kind: ItemPartKind | undefined;
  language: Language;
  name: string;
  onChange(content: StoredContentBlock['content']): void;
}

function BlockInput({ block, kind, language, name, onChange }: BlockInputProps) {
  const { t } = useTranslation();
  if (kind === 'text') {
    return (
      <RichTextEditor
        key={language}
        id={textId(block.guid)}
        label={name}
        isLabelHidden
        lang={language}
        defaultValue={textOf(block, language)}
        onChange={(document: RichTextDocument) => onChange(contentWithText(block, language, document))}
      />
    );
  }
  if (kind === 'video') return <VideoPartInput {...{ block, language, onChange }} />;
  if (kind !== 'picture') return <p>{t('listItems.manage.otherPart')}</p>;
  const id = `item-block-${block.guid}`;
  return (
    <FieldInput
      id={id}
      label={t('listItems.manage.picture')}
      help={undefined}
      error={undefined}
      isRequired={false}
      field={{ kind: 'image', options: [] }}
      options={[]}
      language={language}
      value={picturesOf(block)}
      onChange={(pictures) => onChange(contentWithPictures(block, pictures))}
    />
  );
}
