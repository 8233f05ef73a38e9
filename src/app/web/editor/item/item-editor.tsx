import { lazy, useMemo, useState } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import {
  type ItemWorkingCopy,
  listItemOperations,
  sendItemOperations,
} from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { itemEditingTopic } from '#features/list-items/contract/editing/item-editing.topics.ts';
import type { ListItemDetail } from '#features/list-items/contract/list-item.ts';
import type { EditingRemote } from '#features/pages/web/editing/editing-remote.ts';
import { topicAddress } from '#platform/contract/calls/live-topic.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useIsWide } from '../layout/use-width.ts';
import PageEditor from '../page-editor.tsx';
import { atRest } from '../state/editor-ui.ts';
import { ItemCanvas, ItemPreview } from './item-canvas.tsx';
import { ItemSettings } from './item-settings.tsx';
import { type ItemTarget, ItemTargetContext } from './item-target.ts';

const PageVersions = lazy(() => import('../versions/page-versions.tsx'));

interface ItemEditorProps {
  copy: ItemWorkingCopy;
  answer: ListItemDetail;
  type: ItemType;
  /** Its versions are looked at instead. */
  showsVersions: boolean;
}

/** One item that is being edited: the editor of pages, with what an item has instead. */
export default function ItemEditor({ copy, answer, type, showsVersions }: ItemEditorProps) {
  const call = useCall();
  // What was being written when the editor opened; an item that is fetched again meanwhile opens nothing anew.
  const [opened] = useState(copy);
  // Its fields are half of it: they are there where there is room.
  const isWide = useIsWide();
  const { guid, blockGuid, isStatusDecided } = opened;
  const remote = useMemo<EditingRemote>(
    () => ({
      send: (body) => call(sendItemOperations, { params: { guid }, body }),
      list: (query) => call(listItemOperations, { params: { guid }, query }),
      topic: topicAddress(itemEditingTopic, guid),
    }),
    [call, guid],
  );
  const name = capitalized(pickLanguage(type.itemName, useLanguage(), defaultLanguage)?.value ?? type.name);
  const target = useMemo<ItemTarget>(
    () => ({
      guid,
      blockGuid,
      type,
      name,
      answer,
      isStatusDecided,
      Canvas: ItemCanvas,
      Preview: ItemPreview,
      Settings: ItemSettings,
    }),
    [guid, blockGuid, type, name, answer, isStatusDecided],
  );
  return (
    <ItemTargetContext value={target}>
      {showsVersions ? (
        <PageVersions copy={opened} remote={remote} />
      ) : (
        <PageEditor copy={opened} remote={remote} first={isWide ? { ...atRest, panel: 'page' } : atRest} />
      )}
    </ItemTargetContext>
  );
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
