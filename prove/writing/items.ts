import { askDatabase, call } from '../faults/site.ts';
import { isConfirmed, type Writing } from './writing.ts';

let number = 0;

/** Whoever adds news. Nobody sends the same one again, so none can be there twice. */
export function itemWriting(): Writing {
  const guids: string[] = [];
  return {
    kind: 'items',
    async write({ product: { port }, headers, list }) {
      number += 1;
      const json = [{ title: `Bericht ${number}`, listItemTypeName: 'News' }];
      const told = await call(port, `/api/listitem/list/${list}`, { method: 'POST', headers, json });
      if (isConfirmed(told)) guids.push(...(JSON.parse(told.body) as { guid: string }[]).map(({ guid }) => guid));
      return told;
    },
    async standing({ dataDir }) {
      const rows = await askDatabase<{ count: number }>(
        dataDir,
        'select count(*)::int as count from item where id = any($1)',
        [guids],
      );
      return { confirmed: guids.length, lost: guids.length - (rows[0]?.count ?? 0), twice: 0 };
    },
  };
}
