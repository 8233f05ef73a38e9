import {
  publishItem,
  readItemWorkingCopy,
  scheduleItem,
  unpublishItem,
} from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { readPage } from '#features/pages/contract/pages.endpoints.ts';
import { publishPage, schedulePage, unpublishPage } from '#features/pages/contract/pages-writing.endpoints.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { isAddressOf } from '#platform/contract/calls/endpoint.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useItemTarget } from '../item/item-target.ts';
import { useSession } from '../state/editor-context.ts';
import type { Planned } from './planned.ts';

/** With what is said of the version, and which translations go along; without those, all that are no drafts. */
export interface PublishedHow {
  note?: string | undefined;
  languages?: readonly Language[] | undefined;
  /** Readers keep the default language as they have it. */
  withoutSource?: boolean | undefined;
}

interface PublishCalls {
  publish(how?: PublishedHow): Promise<PageState>;
  unpublish(): Promise<PageState>;
  schedule(planned: Planned): Promise<PageState>;
  /** Of an answer that is no longer right then. */
  isStale(address: string): boolean;
  entity: 'page' | 'item';
  /** Where what is said about it stands. */
  words: 'editor.tasks' | 'editor.item.tasks';
}

const bodyOf = ({ note, languages, withoutSource }: PublishedHow = {}) => ({
  ...(note && { note }),
  ...(languages && { languages: [...languages] }),
  ...(withoutSource && { withoutSource }),
});

/** A page and an item are published alike, each by its own calls. */
export function usePublishCalls(): PublishCalls {
  const call = useCall();
  const item = useItemTarget();
  const id = useSession(({ page }) => page.guid);
  if (item !== undefined) {
    const params = { guid: item.guid };
    return {
      publish: (how) => call(publishItem, { params, body: bodyOf(how) }),
      unpublish: () => call(unpublishItem, { params }),
      schedule: ({ publishAt, unpublishAt }) => call(scheduleItem, { params, body: { publishAt, unpublishAt } }),
      isStale: (address) => address.startsWith('/api/listitem/') || isAddressOf(readItemWorkingCopy, address),
      entity: 'item',
      words: 'editor.item.tasks',
    };
  }
  const params = { id };
  return {
    publish: (how) => call(publishPage, { params, body: bodyOf(how) }),
    unpublish: () => call(unpublishPage, { params }),
    schedule: ({ publishAt, unpublishAt, languages }) =>
      call(schedulePage, {
        params,
        body: { publishAt, unpublishAt, ...(languages && { languages: [...languages] }) },
      }),
    isStale: (address) => isAddressOf(readPage, address),
    entity: 'page',
    words: 'editor.tasks',
  };
}
