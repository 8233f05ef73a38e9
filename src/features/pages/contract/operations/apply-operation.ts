import { noteTexts } from '#features/translation/contract/text-notes.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { PageDocument, StoredBlock } from '../page.ts';
import { areaIn, areasOf, type Layout } from '../page-layout.ts';
import type { Applied } from './applied.ts';
import { applyText } from './apply-text.ts';
import { withValueAt } from './at-path.ts';
import { blocksInArea, movesTo, putBlock, renumber, spotOf } from './block-order.ts';
import type { Operation } from './operation.ts';
import { OperationFault } from './operation-fault.ts';

/** The page after this operation; what it did not touch stays the same objects. Throws an `OperationFault` when it cannot be done. */
export function applyOperation(document: PageDocument, operation: Operation): Applied {
  switch (operation.kind) {
    case 'add': {
      const { block, spot } = operation;
      if (document.buildingBlockInstances.some(({ guid }) => guid === block.guid)) {
        throw new OperationFault('there-already');
      }
      return { document: putBlock(document, block, spot), inverse: [{ kind: 'remove', block: block.guid }] };
    }
    case 'remove': {
      const block = blockOf(document, operation.block);
      const left = document.buildingBlockInstances.filter((one) => one !== block);
      const inverse: Operation = { kind: 'add', block, spot: spotOf(document, block) };
      return { document: { ...document, buildingBlockInstances: left }, inverse: [inverse] };
    }
    case 'move': {
      const block = blockOf(document, operation.block);
      const inverse: Operation = { kind: 'move', block: block.guid, spot: spotOf(document, block) };
      return { document: putBlock(document, block, operation.spot), inverse: [inverse] };
    }
    case 'set':
    case 'splice':
    case 'shift':
      return applyToBlock(document, operation);
    case 'page': {
      const before = valueAt(document, operation.path);
      const inverse = { ...operation, value: before } as Operation;
      return { document: withValueAt(document, operation.path, operation.value), inverse: [inverse] };
    }
    case 'layout': {
      const changed = withLayout(document, operation.layout);
      const back: Operation = { kind: 'layout', layout: document.layout };
      // A block whose area the layout lacked may have stood among the others, and would come back after them.
      const moves = movesTo(document, withLayout(changed, document.layout));
      return { document: changed, inverse: [back, ...moves] };
    }
    case 'text':
      return applyText(document, operation);
    case 'translated':
      return applyTranslated(document, operation);
  }
}

export function blockOf({ buildingBlockInstances }: PageDocument, guid: string): StoredBlock {
  const block = buildingBlockInstances.find((one) => one.guid === guid);
  if (block === undefined) throw new OperationFault('no-block');
  return block;
}

export const withBlock = (document: PageDocument, block: StoredBlock): PageDocument => ({
  ...document,
  buildingBlockInstances: document.buildingBlockInstances.map((one) => (one.guid === block.guid ? block : one)),
});

function applyTranslated(document: PageDocument, operation: Extract<Operation, { kind: 'translated' }>): Applied {
  const { language, reading } = operation;
  const notes = noteTexts(document.translations);
  const before = notes.reading(language, operation);
  notes.set(language, operation, reading);
  return { document: { ...document, translations: notes.result() }, inverse: [{ ...operation, reading: before }] };
}

type InBlock = Extract<Operation, { kind: 'set' | 'splice' | 'shift' }>;

function applyToBlock(document: PageDocument, operation: InBlock): Applied {
  const block = blockOf(document, operation.block);
  if (operation.kind === 'set') {
    const inverse = { ...operation, value: valueAt(block, operation.path) } as Operation;
    return { document: withBlock(document, withValueAt(block, operation.path, operation.value)), inverse: [inverse] };
  }
  const list = valueAt(block, operation.path);
  if (!Array.isArray(list)) throw new OperationFault('no-place');
  const { changed, inverse } = changeList(list, operation);
  return { document: withBlock(document, withValueAt(block, operation.path, changed)), inverse: [inverse] };
}

function changeList(list: readonly unknown[], operation: Exclude<InBlock, { kind: 'set' }>) {
  if (operation.kind === 'shift') {
    const { from, to } = operation;
    if (from >= list.length || to >= list.length) throw new OperationFault('no-place');
    const rest = list.toSpliced(from, 1);
    return { changed: rest.toSpliced(to, 0, list[from]), inverse: { ...operation, from: to, to: from } as Operation };
  }
  const { at, remove, insert } = operation;
  if (at + remove > list.length) throw new OperationFault('no-place');
  const taken = list.slice(at, at + remove);
  const inverse = { ...operation, remove: insert.length, insert: taken } as Operation;
  return { changed: list.toSpliced(at, remove, ...insert), inverse };
}

/** Blocks whose area the layout lacks come after those that are there; they keep their area, for when it comes back. */
function withLayout(document: PageDocument, layout: Layout): PageDocument {
  const changed = { ...document, layout };
  const blocks = areasOf(layout).reduce((numbered, area) => {
    const inArea = blocksInArea(changed, area);
    const own = inArea.filter(({ layoutPosition }) => areaIn(document.layout, layoutPosition) === area);
    const come = inArea.filter((block) => !own.includes(block));
    return renumber(
      numbered,
      [...own, ...come].map(({ guid }) => guid),
    );
  }, document.buildingBlockInstances);
  return { ...changed, buildingBlockInstances: blocks };
}
