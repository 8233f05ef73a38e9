import { expect, it } from 'vitest';
import { firstConnection } from './first-connection.ts';

const starting = () => Object.assign(new Error('the database system is starting up'), { code: '57P03' });
const late = () => new Error('Connection terminated due to connection timeout');
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** Fails in these ways, one after the other, and then connects. */
function answers(...failures: Error[]) {
  const left = [...failures];
  let tries = 0;
  const connect = async () => {
    tries += 1;
    const failure = left.shift();
    if (failure !== undefined) throw failure;
  };
  return { connect, tries: () => tries };
}

it('waits for a database that starts, or that is slow to answer', async () => {
  const { connect, tries } = answers(starting(), late(), starting());
  await firstConnection(connect);
  expect(tries()).toBe(4);
});

it('does not wait for one that is not there', async () => {
  const { connect, tries } = answers(late(), refused());
  await expect(firstConnection(connect)).rejects.toThrow('ECONNREFUSED');
  expect(tries()).toBe(2);
});

it('does not wait for ever', async () => {
  const { connect } = answers(late(), late());
  await expect(firstConnection(connect, 0)).rejects.toThrow('connection timeout');
});
