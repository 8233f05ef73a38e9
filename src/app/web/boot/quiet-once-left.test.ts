import { expect, it } from 'vitest';
import { quietOnceLeft } from './quiet-once-left.ts';

const failure = new TypeError('error loading dynamically imported module');

it('says nothing of scripts that broke off because the page was left', async () => {
  const work = Promise.withResolvers<void>();
  const quiet = quietOnceLeft(window, work.promise);
  window.dispatchEvent(new Event('beforeunload'));
  work.reject(failure);
  await expect(quiet).resolves.toBeUndefined();
});

it('leaves every other failure as it was', async () => {
  await expect(quietOnceLeft(window, Promise.reject(failure))).rejects.toBe(failure);
});
