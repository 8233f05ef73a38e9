import type { ListItem } from './list-item.ts';

type Compared = Pick<ListItem, 'guid' | 'fields' | 'choices'>;

const chosenOf = ({ fields, choices }: Compared): string[] =>
  Object.keys(choices).flatMap((key) => {
    const value = fields[key];
    return Array.isArray(value) ? value.map((one) => `${key} ${String(one)}`) : [];
  });

/** Others of the same list: those that chose the same first, else as they came. */
export function alsoInteresting<Item extends Compared>(item: Compared, others: readonly Item[], most: number): Item[] {
  const own = new Set(chosenOf(item));
  const shared = (other: Compared) => chosenOf(other).filter((one) => own.has(one)).length;
  return others
    .filter(({ guid }) => guid !== item.guid)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, most);
}
