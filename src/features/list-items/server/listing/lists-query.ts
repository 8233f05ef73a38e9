import { badInput } from '#platform/contract/calls/errors.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import { isStorableText } from '#platform/server/http/storable-input.ts';
import type { ListAsked } from './list-questions.ts';

/** What is written as JSON in an address was not seen by the check of request bodies. */
function storable(_: string, value: unknown): unknown {
  if (typeof value === 'string' && !isStorableText(value)) throw new SyntaxError('text that cannot be looked for');
  return value;
}

/** §7: each block's query as JSON. */
export function readListsQuery(
  sent: Readonly<Record<string, string>>,
  parse: (json: unknown) => ListAsked | undefined,
): Map<string, ListAsked> {
  const asked = new Map<string, ListAsked>();
  const wrong = [];
  for (const [key, json] of Object.entries(sent)) {
    const guid = guidOf(key);
    let query: ListAsked | undefined;
    try {
      query = parse(JSON.parse(json, storable));
    } catch {
      query = undefined;
    }
    if (query === undefined || guid === undefined) {
      wrong.push({ path: `query.${key}`, code: 'bad-value', message: json.slice(0, 100) });
    } else asked.set(guid, query);
  }
  if (asked.size > 50) wrong.push({ path: 'query', code: 'too-many', message: '50' });
  if (wrong.length > 0) throw badInput(wrong);
  return asked;
}
