import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';
import { asksForAllColumns } from './all-columns.ts';
import { NamedQuery } from './named-query.ts';

/** Of which it is known that they were asked; the rest is met as if for the first time. */
const mostTexts = 500;

/** What is asked once or twice is not worth a place among the plans of a connection. */
const timesBeforeName = 2;

interface Met {
  times: number;
  name: string | undefined;
}

/** Of a statement that is planned each time. */
const unnamed = '';

/** Which statements a connection plans once: those that say so, and those that are asked over and over. */
export class StatementNames {
  readonly #met = new LRUCache<string, Met>({ max: mostTexts });

  nameOf(query: CompiledQuery): string | undefined {
    if (query instanceof NamedQuery) return query.name;
    // Without values it may be several statements in one text, which no plan is made for.
    if (query.parameters.length === 0) return undefined;
    const met = this.#met.get(query.sql);
    if (met === undefined) {
      this.#met.set(query.sql, { times: 1, name: undefined });
      return undefined;
    }
    if (met.times < timesBeforeName) met.times += 1;
    // A plan is of the columns that there were: when a newer release adds one beside us, PostgreSQL refuses it from then on.
    else met.name ??= asksForAllColumns(query.sql) ? unnamed : new NamedQuery(query).name;
    return met.name === unnamed ? undefined : met.name;
  }
}
