import { badInput } from '#platform/contract/calls/errors.ts';
import { PageDocument, type PageKind } from '../../contract/page.ts';
import type { BlockRules } from '../block-rules.ts';

/** A document that can be stored: of our shape, with blocks that we know and options that fit them. */
export function checkDocument(input: unknown, kind: PageKind, blocks: BlockRules): PageDocument {
  const parsed = PageDocument.safeParse(input);
  if (!parsed.success) {
    throw badInput(parsed.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message })));
  }
  const wrong = parsed.data.buildingBlockInstances.flatMap((block) => {
    const code = blockFault(block, kind, blocks);
    const path = `buildingBlockInstances.${block.guid}`;
    return code === undefined ? [] : [{ path, code, message: block.buildingBlockName }];
  });
  if (wrong.length > 0) throw badInput(wrong);
  return parsed.data;
}

/** What is wrong with a block in itself. */
export function blockFault(
  block: PageDocument['buildingBlockInstances'][number],
  kind: PageKind,
  blocks: BlockRules,
): string | undefined {
  if (!blocks.isKnown(block.buildingBlockName)) return 'unknown-block';
  if (blocks.readOptions(block) === undefined) return 'bad-options';
  // One floor only: a change of a part is then a change of the pages that show it, and of nothing else.
  if (kind === 'shared-part' && blocks.sharedPart(block) !== undefined) return 'part-in-part';
  return undefined;
}

export const guidsTaken = (guids: readonly string[]) =>
  badInput(guids.map((guid) => ({ path: `buildingBlockInstances.${guid}`, code: 'guid-taken', message: guid })));
