import type { Spot } from '#features/pages/contract/operations/operation.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { deviceStorage } from '#platform/web/device-storage.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { copyOf } from '../blocks/block-changes.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { blocksInOrder } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { useEditor } from '../state/editor-context.ts';
import { blocksType, type CopiedBlocks, readCopied, writeCopied } from './copied-blocks.ts';
import { writeClipboard } from './write-clipboard.ts';

/** What was copied last, in any tab of this browser: a button may not read the clipboard. */
const storageKey = 'plein.copied-blocks';

/** By the keys there is an event, which holds the clipboard; a button has none. */
export interface BlockClipboard {
  copied(): CopiedBlocks | undefined;
  copy(guids: readonly string[], event?: ClipboardEvent): void;
  cut(guids: readonly string[], event?: ClipboardEvent): void;
  /** Answers whether there was something to paste. */
  paste(spot: Spot, event?: ClipboardEvent): boolean;
}

export function useBlockClipboard(): BlockClipboard {
  const { session, language } = useEditor();
  const { t } = useTranslation();
  const kinds = useBlockKinds();
  const commands = useBlockCommands();
  const read = (text: string | null | undefined) => (text ? readCopied(text, (name) => kinds.has(name)) : undefined);
  const copied = () => read(deviceStorage()?.getItem(storageKey));

  function keep(guids: readonly string[], event?: ClipboardEvent): void {
    const { document } = session.state();
    const blocks = blocksInOrder(document).filter(({ guid }) => guids.includes(guid));
    const from = pickLanguage(document.title, language, defaultLanguage)?.value ?? '';
    const text = writeCopied({ from, blocks });
    keepOnDevice(text);
    if (event === undefined) {
      writeClipboard(blocksType, text);
      return;
    }
    event.clipboardData?.setData(blocksType, text);
    event.preventDefault();
  }

  /** What is on the clipboard; with nothing on it, as where a button could not write there, what was copied last. */
  const pasted = ({ clipboardData: data }: ClipboardEvent) =>
    data === null || data.types.length === 0 ? copied() : read(data.getData(blocksType));

  return {
    copied,
    copy(guids, event) {
      keep(guids, event);
      say(t('editor.said.copied', { count: guids.length }));
    },
    cut(guids, event) {
      keep(guids, event);
      commands.remove(guids);
    },
    paste(spot, event) {
      const found = event === undefined ? copied() : pasted(event);
      if (found === undefined) return false;
      event?.preventDefault();
      const blocks = found.blocks.map((block) => copyOf(block, () => crypto.randomUUID()));
      commands.add(blocks, spot, 'block');
      return true;
    },
  };
}

/** Full, or not allowed: then only the keys paste. */
function keepOnDevice(text: string): void {
  try {
    deviceStorage()?.setItem(storageKey, text);
  } catch {}
}
