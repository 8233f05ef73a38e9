import type { FastifyInstance } from 'fastify';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { Submission, SubmissionChange, SubmissionList } from '../contract/handling/inbox.ts';

type Headers = Record<string, string>;

/** The platform as a test has it. */
interface InboxTest {
  app: Pick<FastifyInstance, 'inject'>;
  signInAs(accountType: AccountType, overrides?: { roleIds?: string[] }): Promise<Headers>;
}

export const report = {
  fields: [
    {
      id: 'soort',
      kind: 'choice',
      label: text('Wat is er?'),
      options: [
        { value: 'tile', label: text('Losse stoeptegel') },
        { value: 'lamp', label: text('Lantaarn') },
      ],
    },
    { id: 'plek', kind: 'text', label: text('Waar?') },
    { id: 'wie0', kind: 'text', label: text('Uw naam'), autocomplete: 'name' },
    { id: 'mail', kind: 'email', label: text('E-mail') },
  ],
};

export const posted = (soort: string, plek: string, mail = '') => ({
  soort: [soort],
  plek: [plek],
  mail: [mail],
  wie0: ['Jo Smit'],
});

/** An inbox with an admin, somebody whose role deals with its forms, and somebody whose role does not. */
export async function buildInbox(test: InboxTest) {
  const admin: Headers = await test.signInAs('Admin');
  const makeRole = async (name: string): Promise<string> =>
    (await test.app.inject({ method: 'POST', url: '/api/roles', headers: admin, payload: { name } })).json<{
      id: string;
    }>().id;
  const role = await makeRole('Wachtdienst');
  const handler: Headers = await test.signInAs('Standard', { roleIds: [role] });
  const stranger: Headers = await test.signInAs('ContentManager', { roleIds: [await makeRole('Dijkwacht')] });
  const get = (url: string, headers = admin) => test.app.inject({ url, headers });
  const post = (url: string, payload: object, headers = admin) =>
    test.app.inject({ method: 'POST', url, payload, headers });
  return {
    admin,
    handler,
    stranger,
    role,
    get,
    post,
    list: async (guid: string, query = '', headers = admin) =>
      (await get(`/api/forms/${guid}/submissions${query}`, headers)).json<SubmissionList>(),
    read: async (guid: string, headers = admin) => (await get(`/api/submissions/${guid}`, headers)).json<Submission>(),
    change: (changes: SubmissionChange[], headers = admin) => post('/api/submissions:change', { changes }, headers),
    idOf: async (headers: Headers) => (await get('/api/profiles:loggedIn', headers)).json<{ guid: string }>().guid,
  };
}

export const titles = ({ submissions }: SubmissionList) => submissions.map(({ title }) => title);
