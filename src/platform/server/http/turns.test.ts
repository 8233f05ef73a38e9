import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Turns } from './turns.ts';

it('gives a few turns at a time, in order, and lets others come between', async () => {
  const turns = new Turns();
  const heard: string[] = [];
  const between = (left: number) => {
    heard.push('between');
    if (left > 1) setImmediate(() => between(left - 1));
  };
  setImmediate(() => between(6));
  await Promise.all(
    ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((name) =>
      turns.next().then(() => heard.push(name)),
    ),
  );
  const order = heard.filter((one) => one !== 'between');
  expect(order).toEqual(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']);
  for (const [one, other] of [
    ['third', 'fourth'],
    ['sixth', 'seventh'],
  ] as const) {
    expect(heard.slice(heard.indexOf(one), heard.indexOf(other))).toContain('between');
  }
  // And again, after it was idle.
  await turns.next();
});

it('accepts all waiting connections before the next turns', async () => {
  const turns = new Turns();
  const inside = new Set<Socket>();
  const listener = createServer((socket) => inside.add(socket)).on('connection', () => turns.noteNewcomer());
  onTestFinished(async () => {
    for (const socket of inside) socket.destroy();
    await new Promise((resolve) => listener.close(resolve));
  });
  const port = await new Promise<number>((resolve) => {
    listener.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      if (address !== null && typeof address === 'object') resolve(address.port);
    });
  });
  const guests = Array.from({ length: 10 }, () => connect(port, '127.0.0.1'));
  onTestFinished(() => {
    for (const guest of guests) guest.destroy();
  });
  await Promise.all(guests.map((guest) => once(guest, 'connect')));
  const insideAt: number[] = [];
  await Promise.all(Array.from({ length: 6 }, () => turns.next().then(() => insideAt.push(inside.size))));
  expect(insideAt.slice(3)).toEqual([10, 10, 10]);
});

it('makes answers though newcomers never end', async () => {
  const turns = new Turns();
  let looks = 0;
  let isOver = false;
  const comeIn = () => {
    looks += 1;
    turns.noteNewcomer();
    if (!isOver) setImmediate(comeIn);
  };
  setImmediate(comeIn);
  await Promise.all(Array.from({ length: 4 }, () => turns.next()));
  isOver = true;
  expect(looks).toBeGreaterThan(10);
});
