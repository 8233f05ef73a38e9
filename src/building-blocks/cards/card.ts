import type { BlockOptions } from '../kit/contract/block-definition.ts';
import type definition from './definition.ts';

export type Cards = typeof definition;
export type Card = BlockOptions<Cards>['items'][number];
