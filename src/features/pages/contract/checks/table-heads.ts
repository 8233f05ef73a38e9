import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { type Check, findingOf } from './check.ts';

const found = findingOf('table-heads');

/** WCAG 1.3.1: a screen reader names the head of the row or the column with each cell. */
export const tableHeads: Check = {
  name: 'table-heads',
  ofSaid: ({ guid: block, language, tables }) =>
    tables.flatMap(({ hasHeads, path, at }) => {
      if (hasHeads || (at === undefined && language !== defaultLanguage)) return [];
      const spot = at === undefined ? {} : { spot: { at, length: 0 } };
      return [found('table-heads', { block, path, language, ...spot })];
    }),
};
