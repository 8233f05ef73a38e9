import { randomUUID } from 'node:crypto';
import { emptyText } from '#platform/contract/texts/localized.ts';
import type { ListOptions } from '../contract/list-options.ts';
import type { ItemInput } from './check-item.ts';
import type { ContentBlocks } from './item-document.ts';

/**
 * An item as it is begun in this list: with the form that its readers fill in, where the list says so (a vacancy that one
 * applies for). What has blocks of its own, or is for readers at once, was made elsewhere and stays as it is.
 */
export function begunItem(
  input: ItemInput,
  options: Pick<ListOptions, 'itemFormGuid'> | undefined,
  blocks: Pick<ContentBlocks, 'showingForm'>,
): ItemInput {
  const formGuid = options?.itemFormGuid ?? null;
  if (formGuid === null || input.isPublished || input.contentBuildingBlockInstances.length > 0) return input;
  const form = blocks.showingForm(formGuid);
  if (form === undefined) return input;
  return { ...input, contentBuildingBlockInstances: [{ guid: randomUUID(), ...form, heading: emptyText }] };
}
