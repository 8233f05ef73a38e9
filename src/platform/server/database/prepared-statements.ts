import { createHash } from 'node:crypto';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

/** A statement that begins with this is planned once by each connection and not for every question. */
const mark = '/* prepared */ ';

/** Each plan takes some of the database's memory, so one connection keeps no more than this; the rest is planned each time. */
const mostOnConnection = 100;
/** Texts by how they were asked for; what was forgotten is written again. */
const mostTexts = 500;

/** Gives marked statements a name on this connection: to PostgreSQL that is what makes a prepared one. */
export function prepareMarked(client: pg.PoolClient): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostOnConnection) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  const query = client.query.bind(client) as (first: unknown, ...rest: unknown[]) => unknown;
  const asPrepared = (first: unknown, ...rest: unknown[]): unknown => {
    const name = typeof first === 'string' && first.startsWith(mark) ? nameOf(first) : undefined;
    return query(name === undefined ? first : { name, text: first }, ...rest);
  };
  client.query = asPrepared as typeof client.query;
}

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Built<Values extends object, Row> = (
  slot: (name: keyof Values & string) => RawBuilder<unknown>,
) => RawBuilder<Row>;

interface Text {
  compiled: CompiledQuery;
  parameters: unknown[];
}

/**
 * Statements that are asked over and over with other values. Writing one with the builder costs more than asking it, so
 * its text is kept by a key that must say everything the text depends on; what differs each time is a slot.
 */
export class PreparedStatements<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #texts = new LRUCache<string, Text>({ max: mostTexts });

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** `on` a transaction, where it is part of one. */
  async run<Values extends object, Row>(
    key: string,
    build: Built<Values, Row>,
    values: Values,
    on: Pick<Kysely<Tables>, 'executeQuery'> = this.#db,
  ): Promise<Row[]> {
    const { compiled, parameters } = this.#texts.get(key) ?? this.#write(key, build);
    const given = parameters.map((one) => (one instanceof Slot ? values[one.name as keyof Values] : one));
    const { rows } = await on.executeQuery<Row>({ ...compiled, parameters: given } as CompiledQuery<Row>);
    return rows;
  }

  #write<Values extends object, Row>(key: string, build: Built<Values, Row>): Text {
    const slots = new Map<string, Slot>();
    const slot = (name: string) => {
      const one = slots.get(name) ?? new Slot(name);
      slots.set(name, one);
      return sql`${one}`;
    };
    const compiled = build(slot).compile(this.#db);
    const parameters: unknown[] = [];
    // What stands in many places is sent once.
    const numbers = compiled.parameters.map((one) => {
      const known = one instanceof Slot ? parameters.indexOf(one) : -1;
      return known < 0 ? parameters.push(one) : known + 1;
    });
    const text = compiled.sql.replace(/\$(\d+)/g, (_, number: string) => `$${numbers[Number(number) - 1]}`);
    const written = { compiled: { ...compiled, sql: mark + text }, parameters };
    this.#texts.set(key, written);
    return written;
  }
}
