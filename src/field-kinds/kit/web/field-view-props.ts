import type { ComponentType } from 'react';
import type { FieldOption } from '../contract/field-kind.ts';

export interface FieldViewProps {
  /** As it came over the wire, in the reader's language. One that is not what the kind holds draws nothing. */
  value: unknown;
  options: readonly FieldOption[];
  /** In a cell: nothing that takes room. */
  isShort: boolean;
  headingLevel: number;
}

/** How much room it takes on the page of what it belongs to; a kind that says nothing is a fact of a few words. */
export interface FieldLook {
  /** A part of its own under its label, not a fact beside it. */
  isPart?: boolean;
  /** Speaks for itself, without its label. */
  hasNoLabel?: boolean;
  /** Too much for a cell of a table. */
  hasNoCell?: boolean;
  /** May be drawn already, as the picture of the whole. */
  isPicture?: boolean;
}

/** A kind's `view.tsx`. */
export interface FieldViewModule {
  default: ComponentType<FieldViewProps>;
  look?: FieldLook;
}
