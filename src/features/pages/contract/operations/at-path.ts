import type { Path } from './operation.ts';
import { OperationFault } from './operation-fault.ts';

type Container = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The same with another value there; what lies beside the path stays the same objects. No value takes the key away. */
export function withValueAt<T>(root: T, path: Path, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  if (!isContainer(root)) throw new OperationFault('no-place');
  if (Array.isArray(root)) {
    if (typeof key !== 'number' || key < 0 || key >= root.length) throw new OperationFault('no-place');
    return root.with(key, withValueAt(root[key], rest, value)) as T;
  }
  const copy: Container = { ...root };
  const next = rest.length === 0 ? value : withValueAt((root as Container)[key], rest, value);
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy as T;
}

/** Whether `path` is `ancestor` or lies within it. */
export const isWithin = (path: Path, ancestor: Path): boolean =>
  path.length >= ancestor.length && ancestor.every((key, place) => path[place] === key);

export const isSamePath = (one: Path, other: Path): boolean => one.length === other.length && isWithin(one, other);
