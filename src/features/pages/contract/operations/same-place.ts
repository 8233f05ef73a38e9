import { isSamePath } from './at-path.ts';
import type { TextPlace } from './operation.ts';

export const isSamePlace = (one: TextPlace, other: TextPlace): boolean =>
  one.block === other.block && one.language === other.language && isSamePath(one.path, other.path);
