import type { LogEvent } from 'kysely';
import type { Tracer } from './tracer.ts';

const mostLetters = 2000;

/** Each statement as it was prepared, with $1 where somebody's data goes: that is never told. */
export const traceStatements =
  (tracer: Tracer) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const [verb = ''] = query.sql.trimStart().split(/\s/, 1);
    tracer.note({ name: verb.toLowerCase(), kind: 'client' }, queryDurationMillis, {
      hasFailed: level === 'error',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, mostLetters) },
    });
  };
