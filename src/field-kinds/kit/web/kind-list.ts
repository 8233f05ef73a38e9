import type { FieldKind, FieldUse } from '../contract/field-kind.ts';

const kinds = Object.values(
  import.meta.glob<FieldKind>('../../*/definition.ts', { eager: true, import: 'default' }),
).sort((one, other) => one.order - other.order);

/** For who makes fields: every kind that this use has, in the order in which they are offered. */
export const kindsFor = (use: FieldUse): readonly FieldKind[] => kinds.filter(({ uses }) => uses.includes(use));

export const kindNamed = (name: string): FieldKind | undefined => kinds.find((kind) => kind.name === name);
