import { useMemo } from 'react';
import type { TextPlace } from '#platform/contract/texts/text-place.ts';
import { useBlockKinds } from '../blocks/block-kinds.ts';
import { blockOf } from '../blocks/block-places.ts';
import { isUntouched } from '../blocks/is-untouched.ts';
import { pageItself } from '../present/present-for-editing.ts';
import { useEditor, useUi } from '../state/editor-context.ts';

interface OpenTexts {
  /** Of these all texts show, also those that nobody wrote. */
  blocks: ReadonlySet<string>;
  typing: TextPlace | undefined;
}

/**
 * Choosing a block moves nothing on the page: a text that nobody wrote shows when one types in it, or asked for it. Only
 * a block that is new shows them all, for as long as one stays with it.
 */
export function useOpenTexts(): OpenTexts {
  const { session } = useEditor();
  const kinds = useBlockKinds();
  const inHand = useUi(({ chosen, typing }) => [...new Set(typing === null ? chosen : [...chosen, typing])].join(' '));
  const typing = useUi(({ typingAt }) => typingAt ?? undefined);
  const blocks = useMemo(() => {
    const { document } = session.state();
    const isNew = (guid: string): boolean => {
      if (guid === pageItself) return document.buildingBlockInstances.length === 0;
      const block = blockOf(document, guid);
      return block !== undefined && isUntouched(block, kinds.get(block.buildingBlockName)?.defaults ?? {});
    };
    return new Set(inHand.split(' ').filter(isNew));
  }, [session, kinds, inHand]);
  return { blocks, typing };
}
