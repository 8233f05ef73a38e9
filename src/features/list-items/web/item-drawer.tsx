import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { listItemTypes } from '#features/item-types/contract/item-types.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Drawer } from '#platform/web/ui/drawer/drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import { Select } from '#platform/web/ui/field/select.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import type { ListItem } from '../contract/list-item.ts';
import { readItemParts, readItemSource, readListMeta } from '../contract/list-items.endpoints.ts';
import { draftOf, emptyDraft } from './item-draft.ts';
import { ItemEditor } from './item-editor.tsx';
import { ItemPartsContext } from './item-parts-context.ts';

interface ItemDrawerProps {
  /** To change; without it one is added to the list. */
  item?: ListItem;
  list?: { blockGuid: string; itemTypeNames: readonly string[]; defaultParentGuids: readonly string[] };
  onAdded?(guid: string): void;
  onClose(): void;
}

/** Beside the page: what is to be known before the form can be drawn. */
export default function ItemDrawer({ item, list, onAdded, onClose }: ItemDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const call = useCall();
  const types = useQuery({ queryKey: [listItemTypes.path], queryFn: () => call(listItemTypes, {}) });
  const parts = useQuery({ queryKey: [readItemParts.path], queryFn: () => call(readItemParts, {}) });
  const source = useQuery({
    queryKey: ['item source', item?.guid],
    queryFn: () => call(readItemSource, { params: { guid: item?.guid ?? '' } }),
    enabled: item !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const meta = useQuery({
    queryKey: ['list approval', list?.blockGuid],
    queryFn: () => call(readListMeta, { params: { blockGuid: list?.blockGuid ?? '' } }),
    enabled: list !== undefined,
  });
  const offered = (types.data ?? []).filter(
    ({ name }) => list === undefined || list.itemTypeNames.length === 0 || list.itemTypeNames.includes(name),
  );
  const [chosen, setChosen] = useState<string>();
  const name = item?.listItemTypeName ?? chosen ?? (offered.length === 1 ? offered[0]?.name : undefined);
  const type = types.data?.find((one) => one.name === name);
  const isFailed = types.isError || parts.isError || source.isError || meta.isError;
  const isReady =
    type !== undefined &&
    (item === undefined ? !meta.isLoading : source.data !== undefined && source.isFetchedAfterMount);

  if (type !== undefined && isReady && parts.data !== undefined) {
    return (
      <ItemPartsContext value={parts.data}>
        <ItemEditor
          key={type.guid}
          type={type}
          start={
            source.data === undefined
              ? emptyDraft(type.name, list?.defaultParentGuids ?? [], parts.data[0])
              : draftOf(source.data, new Date())
          }
          known={
            source.data === undefined
              ? { canPublish: true, needsApproval: meta.data?.needsApproval ?? false }
              : {
                  guid: source.data.guid,
                  version: source.data.version,
                  state: source.data.state,
                  canPublish: source.data.can.publish,
                  needsApproval: source.data.needsApproval,
                  isStatusDecided: source.data.isStatusDecided,
                  path: item?.path ?? null,
                }
          }
          {...(source.data !== undefined && { languageStates: source.data.languageStates })}
          blockGuid={source.data?.blockGuid ?? list?.blockGuid ?? ''}
          onAdded={onAdded}
          onClose={onClose}
        />
      </ItemPartsContext>
    );
  }
  return (
    <Drawer
      title={t(item === undefined ? 'listItems.manage.new' : 'listItems.manage.change')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {isFailed ? (
        <Notice tone="danger" isLive>
          {t('listItems.manage.notLoaded')}
        </Notice>
      ) : offered.length > 1 && item === undefined ? (
        <TypeChoice types={offered} onChoose={setChosen} />
      ) : (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Drawer>
  );
}

function TypeChoice({ types, onChoose }: { types: readonly ItemType[]; onChoose(name: string): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Select
      label={t('listItems.manage.type')}
      options={types.map(({ name, itemName }) => ({
        id: name,
        label: itemName.$lang[language] ?? itemName.$lang.nl ?? name,
      }))}
      onChange={onChoose}
    />
  );
}
