import pg from 'pg';

/** What is to be done waits for ever, so that nobody is before a test that does it by hand. */
export async function leaveWork(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      create function jobs.wait_for_ever() returns trigger language plpgsql as
        $$ begin new.start_after := 'infinity'; return new; end $$;
      create trigger wait_for_ever before insert on jobs.job for each row execute function jobs.wait_for_ever();`);
  } finally {
    await client.end();
  }
}
