import type { FastifyInstance } from 'fastify';
import type { InjectOptions, Response } from 'light-my-request';
import type { UsersService } from '#features/users/server/users.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { RegistrationService } from '../registration.service.ts';
import { type MailedProof, readMails } from './read-mails.ts';

interface RunningApp {
  app: FastifyInstance;
  platform: Platform;
  services: { registration: RegistrationService; users: UsersService };
}

export const password = 'een lang wachtwoord 1';
const system = systemViewer('test');

/** All cookies that an answer sets, as a browser sends them back. */
export const cookiesOf = (answer: Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((one) => one.split(';')[0])
    .join('; ');

/** People who write, are written to and answer; `running` is asked when it is needed, because tests start it later. */
export function mailedPeople(running: () => RunningApp) {
  let people = 0;
  let desks = 0;

  const newAddress = () => {
    people += 1;
    return `iemand-${people}@vloedhaven.example`;
  };
  /** From another desk each time, unless a test is about one desk. */
  const send = (url: string, payload: object, options: InjectOptions = {}): Promise<Response> => {
    desks += 1;
    const remoteAddress = `10.0.${Math.floor(desks / 250)}.${(desks % 250) + 1}`;
    return running().app.inject({ method: 'POST', url, payload, remoteAddress, ...options });
  };
  const mails = (to: string): Promise<MailedProof[]> => readMails(running(), to);

  return {
    newAddress,
    send,
    mails,
    register: (email: string, overrides: object = {}, options: InjectOptions = {}) =>
      send('/api/auth/register', { email, password, firstName: 'Noor', lastName: 'Bos', ...overrides }, options),
    verify: (payload: object, headers: Record<string, string> = {}) => send('/api/auth/verify', payload, { headers }),
    profile: (headers: Record<string, string>) => running().app.inject({ url: '/api/profiles:loggedIn', headers }),
    readProof: (token: string, headers: Record<string, string> = {}) =>
      running().app.inject({ url: `/api/auth/mail-proof/${token}`, headers }),
    accountOf: (email: string) =>
      running().platform.db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst(),

    async lastMail(to: string): Promise<MailedProof> {
      const mail = (await mails(to)).at(-1);
      if (mail === undefined) throw new Error(`no mail was sent to ${to}`);
      return mail;
    },

    async buildUser(emailVerified = true): Promise<string> {
      const email = newAddress();
      await running().services.users.createUser(system, { email, password, emailVerified });
      return email;
    },

    async signedIn(email: string): Promise<{ authorization: string }> {
      const answer = await send('/api/auth/sign-in/email', { email, password });
      return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
    },
  };
}
