import { randomUUID } from 'node:crypto';
import { emptyText } from '#platform/contract/texts/localized.ts';
import type { ListOptions } from '../contract/list-options.ts';
import type { ItemInput } from './check-item.ts';

/**
 * An item as it is begun in this list: with the form that its readers fill in, where the list says so (a vacancy that one
 * applies for). What has blocks of its own, or is for readers at once, was made elsewhere and stays as it is.
 */
export function begunItem(input: ItemInput, options: Pick<ListOptions, 'itemFormGuid'> | undefined): ItemInput {
  const formGuid = options?.itemFormGuid ?? null;
  if (formGuid === null || input.isPublished || input.contentBuildingBlockInstances.length > 0) return input;
  // The block of building-blocks/form, by the name that is on the wire (§3) and never changes.
  const form = { guid: randomUUID(), buildingBlockName: 'Form', version: 1, content: { formGuid }, heading: emptyText };
  return { ...input, contentBuildingBlockInstances: [form] };
}
