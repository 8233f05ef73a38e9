import { entryKeyIn } from '#features/submissions/contract/step-fields.ts';
import { readFormEntry, readFormToFill } from '#features/submissions/contract/submissions.endpoints.ts';
import { load } from '#platform/web/api/load-cache.ts';
import type { ScreenApp } from '#platform/web/screens/feature-screen.ts';
import { takesSignUps } from '../../contract/sign-up-standing.ts';
import { readSignUp } from '../../contract/sign-ups.endpoints.ts';

/** Before an event is drawn, on the server too: whether one can sign up, and what is then asked. Nobody misses what fails. */
export async function loadSignUp(app: Pick<ScreenApp, 'call' | 'loadCache'>, url: URL, guid: string): Promise<boolean> {
  const signUp = await load(app, readSignUp, { params: { guid } }).catch(() => null);
  if (signUp === null) return false;
  if (takesSignUps(signUp.standing)) {
    const form = { guid: signUp.formGuid };
    const key = entryKeyIn(url.searchParams, form.guid);
    await Promise.allSettled([
      load(app, readFormToFill, { params: form }),
      ...(key === undefined ? [] : [load(app, readFormEntry, { params: { ...form, key } })]),
    ]);
  }
  return true;
}
