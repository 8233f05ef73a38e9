import { fieldKindFolder } from '../contract/field-kind.ts';
import type { FieldLook, FieldViewModule } from './field-view-props.ts';

/**
 * All of them: a view is a few lines, so that fetching one would cost more than having it, and pages are drawn at once.
 * A view with something large in it fetches that by itself, as a list does with its map.
 */
const views = import.meta.glob<FieldViewModule>('../../*/view.tsx', { eager: true });

/** Undefined for a kind that nobody reads, or that does not exist (any more). */
export const fieldView = (kind: string): FieldViewModule | undefined =>
  views[`../../${fieldKindFolder(kind)}/view.tsx`];

const aFewWords: FieldLook = {};

export const lookOf = (kind: string): FieldLook => fieldView(kind)?.look ?? aFewWords;
