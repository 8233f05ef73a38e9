import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { NamedQuery } from './named-query.ts';

/** Texts by how they were asked for; what was forgotten is written again. */
const mostTexts = 500;

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Built<Values extends object, Row> = (
  slot: (name: keyof Values & string) => RawBuilder<unknown>,
) => RawBuilder<Row>;

/**
 * Statements that are asked over and over with other values. Writing one with the builder costs more than asking it, so
 * its text is kept by a key that must say everything the text depends on; what differs each time is a slot.
 */
export class PreparedStatements<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #texts = new LRUCache<string, NamedQuery>({ max: mostTexts });

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
    const query = this.#texts.get(key) ?? this.#write(key, build);
    const given = query.parameters.map((one) => (one instanceof Slot ? values[one.name as keyof Values] : one));
    const { rows } = await on.executeQuery<Row>(query.withParameters(given));
    return rows;
  }

  #write<Values extends object, Row>(key: string, build: Built<Values, Row>): NamedQuery {
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
    const written = new NamedQuery({ ...compiled, sql: text, parameters });
    this.#texts.set(key, written);
    return written;
  }
}
