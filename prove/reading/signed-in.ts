import { signInWithCookie } from '../../bench/sign-in.ts';
import { call, type Told } from '../faults/site.ts';
import { reader } from './readers.ts';

/** Then they go, and come back. */
const pagesInVisit = 30;

/** Someone who signs in, reads with a session of their own, looks at what is theirs and signs out, again and again. */
export function signedInPerson(port: number, pages: readonly string[], who: number) {
  let cookie: string | undefined;
  let read: () => Promise<Told> = reader(port, pages, who);
  let turn = 0;
  return async (): Promise<Told> => {
    if (cookie === undefined) {
      ({ cookie } = await signInWithCookie(port));
      read = reader(port, pages, who, { cookie });
      turn = 0;
    }
    turn += 1;
    const headers = { cookie };
    if (turn % 10 === 0) return call(port, turn % 20 === 0 ? '/admin' : '/api/profiles:loggedIn', { headers });
    if (turn < pagesInVisit) return read();
    cookie = undefined;
    return call(port, '/api/auth/sign-out', { method: 'POST', headers, json: {} });
  };
}
