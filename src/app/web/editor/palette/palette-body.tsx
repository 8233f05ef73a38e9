import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import type { Spot } from '#features/pages/contract/operations/operation.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { useSiteApp } from '../../site-app-context.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { newBlock } from '../blocks/new-block.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useBlockClipboard } from '../clipboard/use-block-clipboard.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { BlockSample } from './block-sample.tsx';
import {
  foundKinds,
  isOffered,
  nextTile,
  type OfferedKind,
  type PaletteGroup,
  paletteGroups,
} from './offered-kinds.ts';
import styles from './palette.module.css';

/** What was typed and chosen so far. */
export interface PaletteChoice {
  query: string;
  group: PaletteGroup;
  /** The place of the tile that Enter adds. */
  marked: number;
}

interface PaletteBodyProps {
  spot: Spot;
  choice: PaletteChoice;
  onChoice(choice: PaletteChoice): void;
  onClose(): void;
}

/** Search first; the arrow keys go through the tiles, and Enter adds the one that is marked. */
export function PaletteBody({ spot, choice, onChoice, onClose }: PaletteBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  const { ui } = useEditor();
  const commands = useBlockCommands();
  const offered = useOfferedKinds();
  const { query, group, marked } = choice;
  const grid = useRef<HTMLDivElement>(null);
  const found = foundKinds(offered, group, query);
  const current = found[Math.min(marked, found.length - 1)];
  const tileId = (one: OfferedKind) => `${id}-${one.kind.name}`;

  useEffect(() => {
    if (current === undefined) return;
    document.getElementById(`${id}-${current.kind.name}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, id]);

  const search = (words: string) => {
    onChoice({ ...choice, query: words, marked: 0 });
    const [first, ...rest] = foundKinds(offered, group, words);
    say(
      first === undefined
        ? t('editor.insert.none')
        : t('editor.insert.found', { count: rest.length + 1, name: first.name }),
    );
  };
  const add = ({ kind }: OfferedKind) => {
    // A shared part is chosen beside the page: there is nothing of it to type.
    const { showsSharedPart } = kind;
    commands.add([newBlock(kind, crypto.randomUUID())], spot, showsSharedPart ? 'block' : 'text');
    if (showsSharedPart) ui.set({ panel: 'block' });
    onClose();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      return add(current);
    }
    const next = nextTile(Math.min(marked, found.length - 1), event.key, found.length, columnsOf(grid.current));
    if (next === undefined) return;
    event.preventDefault();
    onChoice({ ...choice, marked: next });
  };
  return (
    <>
      <div className={styles.find}>
        <Icon icon={Search} size={20} />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-tiles`}
          aria-activedescendant={current && tileId(current)}
          aria-label={t('editor.insert.search')}
          placeholder={t('editor.insert.search')}
          // biome-ignore lint/a11y/noAutofocus: who opens the palette is about to choose
          autoFocus
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={pressed}
        />
        <KeyHint keys="Esc" />
      </div>
      <div className={styles.body}>
        <Group className={styles.groups ?? ''} aria-label={t('editor.insert.groups')}>
          {paletteGroups
            .filter((one) => foundKinds(offered, one, '').length > 0)
            .map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={group === one}
                onClick={() => onChoice({ ...choice, group: one })}
              >
                {one === 'all' ? t('editor.insert.all') : t(`blocks.kit.groups.${one}`)}
                <span className={styles.count}>{foundKinds(offered, one, query).length}</span>
              </button>
            ))}
        </Group>
        <div className={styles.tiles}>
          <PasteButton spot={spot} onClose={onClose} />
          {found.length === 0 && <p className={styles.none}>{t('editor.insert.none')}</p>}
          <div
            ref={grid}
            id={`${id}-tiles`}
            role="listbox"
            aria-label={t('editor.insert.title')}
            className={styles.grid}
          >
            {found.map((one) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: focus stays in the search field, which names the tile that is marked
              <div
                key={one.kind.name}
                id={tileId(one)}
                role="option"
                aria-selected={one === current}
                className={styles.tile}
                onClick={() => add(one)}
              >
                <BlockSample kind={one.kind} />
                <b>{one.name}</b>
                <small>{one.description}</small>
              </div>
            ))}
          </div>
        </div>
      </div>
      <Foot spot={spot} />
    </>
  );
}

const columnsOf = (grid: HTMLElement | null): number =>
  grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Those that this person may place, by their names on screen. */
function useOfferedKinds(): OfferedKind[] {
  const { t } = useTranslation();
  const { reader } = useSiteApp();
  const labels = useBlockLabels();
  const item = useItemTarget();
  return [...useBlockKinds().values()]
    .filter((kind) => isOffered(kind, { isAdmin: reader.isAdmin, isItem: item !== undefined }))
    .map((kind) => {
      const key = kind.name.charAt(0).toLowerCase() + kind.name.slice(1);
      return {
        kind,
        name: labels.kind({ buildingBlockName: kind.name }),
        description: t(`blocks.${key}.description`, { defaultValue: '' }),
      };
    });
}

function PasteButton({ spot, onClose }: Pick<PaletteBodyProps, 'spot' | 'onClose'>) {
  const { t } = useTranslation();
  const clipboard = useBlockClipboard();
  usePasteKey((event) => clipboard.paste(spot, event) && onClose());
  const labels = useBlockLabels();
  const copied = clipboard.copied();
  const [first] = copied?.blocks ?? [];
  if (copied === undefined || first === undefined) return null;
  const name = copied.blocks.length === 1 ? labels.title(first) : t('editor.blocks', { count: copied.blocks.length });
  return (
    <button
      type="button"
      className={styles.paste}
      onClick={() => {
        clipboard.paste(spot);
        onClose();
      }}
    >
      <Icon icon={ClipboardPaste} size={20} />
      {t('editor.insert.paste', { name, from: copied.from })}
      <KeyHint keys="Ctrl V" />
    </button>
  );
}

/** Also of what was copied in another browser, which no button knows of. Words are for the field that one searches in. */
function usePasteKey(onPaste: (event: ClipboardEvent) => void): void {
  const pasted = useEffectEvent(onPaste);
  useEffect(() => {
    const listen = (event: ClipboardEvent) => pasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** Where it will stand, said before it happens. */
function Foot({ spot }: { spot: Spot }) {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const before = useSession(({ document }) => (spot.after === null ? undefined : blockOf(document, spot.after)));
  const area = labels.area(spot.area);
  return (
    <p className={styles.foot}>
      <span>
        {before === undefined
          ? t('editor.insert.comesFirst', { area })
          : t('editor.insert.comesAfter', { area, name: labels.title(before) })}
      </span>
      <span className={styles.keys}>
        <KeyHint keys="↑ ↓ ← →" /> {t('editor.insert.choose')} <KeyHint keys="Enter" /> {t('editor.insert.add')}
      </span>
    </p>
  );
}
