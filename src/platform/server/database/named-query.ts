import { createHash } from 'node:crypto';
import type { CompiledQuery } from 'kysely';

/** A query that a connection plans once, because to PostgreSQL it has a name: that of its text. */
export class NamedQuery implements CompiledQuery {
  readonly query: CompiledQuery['query'];
  readonly queryId: CompiledQuery['queryId'];
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly name: string;

  constructor({ query, queryId, sql, parameters }: CompiledQuery, name = nameOf(sql)) {
    this.query = query;
    this.queryId = queryId;
    this.sql = sql;
    this.parameters = parameters;
    this.name = name;
  }

  withParameters(parameters: readonly unknown[]): NamedQuery {
    return new NamedQuery({ ...this, parameters }, this.name);
  }
}

const nameOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
