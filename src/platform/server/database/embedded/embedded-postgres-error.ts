/** The message is one line that says what is wrong with the database and how to mend it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
