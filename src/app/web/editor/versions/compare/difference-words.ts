import ImageIcon from 'lucide-react/icons/image';
import Minus from 'lucide-react/icons/minus';
import Move from 'lucide-react/icons/move';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import type { Difference, DifferentPart } from '#features/pages/contract/differences/page-differences.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { IconShape } from '#platform/web/ui/icon/icon.tsx';
import { useBlockLabels } from '../../blocks/block-labels.ts';
import { useItemTarget } from '../../item/item-target.ts';

export type DifferenceKind = Difference['kind'];

export const kindIcons: Record<DifferenceKind, IconShape> = {
  text: TextCursorInput,
  added: Plus,
  removed: Minus,
  moved: Move,
  option: SlidersHorizontal,
  picture: ImageIcon,
};

/** In the order in which they are summed up. */
export const kinds: readonly DifferenceKind[] = ['text', 'added', 'moved', 'removed', 'picture', 'option'];

/** One difference, and the part that it is of. */
export interface Step {
  part: DifferentPart;
  difference: Difference;
}

export const stepsOf = (parts: readonly DifferentPart[]): Step[] =>
  parts.flatMap((part) => part.differences.map((difference) => ({ part, difference })));

export interface DifferenceWords {
  /** The heading of the block, its kind, or the page itself. */
  title(part: DifferentPart): string;
  /** "Tekst anders", "2 opties anders": once for each kind. */
  kinds(part: DifferentPart): { kind: DifferenceKind; words: string }[];
  /** "Van plek 2 naar plek 4 in Hoofdkolom". */
  move(difference: Extract<Difference, { kind: 'moved' }>): string;
}

export function useDifferenceWords(): DifferenceWords {
  const { t } = useTranslation();
  const labels = useBlockLabels();
  const isItem = useItemTarget() !== undefined;
  return {
    title: ({ is, was }) => {
      const block = is ?? was;
      return block === undefined ? t(isItem ? 'editor.item.discard.page' : 'editor.discard.page') : labels.title(block);
    },
    kinds: ({ differences }) =>
      kinds.flatMap((kind) => {
        const count = differences.filter((one) => one.kind === kind).length;
        return count === 0 ? [] : [{ kind, words: t(`editor.versions.kinds.${kind}`, { count }) }];
      }),
    move: ({ from, to }) =>
      t(from.area === to.area ? 'editor.versions.movedWithin' : 'editor.versions.movedAcross', {
        from: from.number,
        to: to.number,
        fromArea: labels.area(from.area),
        area: labels.area(to.area),
      }),
  };
}
