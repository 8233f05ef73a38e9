import type { Node } from '@tiptap/pm/model';
import type { Step } from '@tiptap/pm/transform';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { PageDocument } from '../page.ts';
import type { Applied } from './applied.ts';
import { withValueAt } from './at-path.ts';
import type { Operation, TextPlace } from './operation.ts';
import { OperationFault } from './operation-fault.ts';
import { readSteps, writeStep } from './rebase-steps.ts';
import { textNode, textValue } from './text-node.ts';

/** The text as it stands in the document. */
export function textAt(document: PageDocument, { block, path, language, format }: TextPlace): Node {
  return textNode(format, valueAt(ownerOf(document, block), [...path, '$lang', language]));
}

function ownerOf(document: PageDocument, guid: string | null) {
  if (guid === null) return document;
  const block = document.buildingBlockInstances.find((one) => one.guid === guid);
  if (block === undefined) throw new OperationFault('no-block');
  return block;
}

/** A step that reaches beyond the text throws, one that leaves no text as we know it is answered with nothing. */
function makeStep(node: Node, step: Step): { node: Node; inverse: Step } {
  try {
    const { doc } = step.apply(node);
    doc?.check();
    if (doc !== null) return { node: doc, inverse: step.invert(node) };
  } catch {
    // As below.
  }
  throw new OperationFault('no-fit');
}

export function applyText(document: PageDocument, operation: Extract<Operation, { kind: 'text' }>): Applied {
  const { place } = operation;
  const { block: guid, path, language, format } = place;
  let node = textAt(document, place);
  const inverse: ReturnType<typeof writeStep>[] = [];
  for (const step of readSteps(format, operation.steps)) {
    const made = makeStep(node, step);
    inverse.unshift(writeStep(made.inverse));
    node = made.node;
  }
  const owner = ownerOf(document, guid);
  const stored = valueAt(owner, path) ?? { $lang: {} };
  const changed = withValueAt(owner, path, withValueAt(stored, ['$lang', language], textValue(format, node)));
  return {
    document:
      guid === null
        ? (changed as PageDocument)
        : {
            ...document,
            buildingBlockInstances: document.buildingBlockInstances.map((one) =>
              one === owner ? (changed as typeof one) : one,
            ),
          },
    inverse: [{ kind: 'text', place, steps: inverse }],
  };
}
