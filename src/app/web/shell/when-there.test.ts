import { afterEach, expect, it, vi } from 'vitest';
import { whenThere } from './when-there.ts';

afterEach(() => document.body.replaceChildren());

const add = (id: string) => {
  const element = document.createElement('p');
  element.id = id;
  document.body.append(element);
  return element;
};

it('finds at once what is there', () => {
  const element = add('regels');
  const found = vi.fn();
  whenThere(document, 'regels', found);
  expect(found).toHaveBeenCalledExactlyOnceWith(element);
});

it('waits for what comes later, and calls once', async () => {
  const found = vi.fn();
  whenThere(document, 'later', found);
  add('anders');
  const element = add('later');
  await vi.waitFor(() => expect(found).toHaveBeenCalledExactlyOnceWith(element), { timeout: 120_000 });
});

it('does not call after it was stopped', async () => {
  const found = vi.fn();
  const stop = whenThere(document, 'later', found);
  stop();
  const other = vi.fn();
  whenThere(document, 'later', other);
  add('later');
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce(), { timeout: 120_000 });
  expect(found).not.toHaveBeenCalled();
});
