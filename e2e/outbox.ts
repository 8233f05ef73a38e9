import { expect } from '@playwright/test';
import type { StartedServer } from './server-process.ts';

export interface ReadMail {
  text: string;
  link: string;
  /** As it stands in the mail, in two groups; empty where there is none. */
  code: string;
}

const tokens = new Map<string, Promise<string>>();

async function signInAsAdmin({ address, accounts }: StartedServer): Promise<string> {
  const { email, password } = accounts.find(({ accountType }) => accountType === 'Admin') ?? {};
  const answer = await fetch(new URL('/api/auth/sign-in/email', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The newest mail of a kind to an address, as an admin reads it in the outbox; waits until it is there. */
export async function readMailTo(site: StartedServer, to: string, kind: string): Promise<ReadMail> {
  const token = await (tokens.get(site.address) ?? tokens.set(site.address, signInAsAdmin(site)).get(site.address));
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(new URL(path, site.address), { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as T;
  };
  const find = async () => {
    const query = new URLSearchParams({ search: to, itemCount: '100' });
    const { mails } = await read<{ mails: { id: string; kind: string; to: string }[] }>(`/api/outbox?${query}`);
    return mails.find((mail) => mail.kind === kind && mail.to === to)?.id ?? '';
  };
  await expect.poll(find, { message: `a mail "${kind}" to ${to}` }).not.toBe('');
  const { text } = await read<{ text: string }>(`/api/outbox/${await find()}`);
  return { text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^\d{3} \d{3}$/m.exec(text)?.[0] ?? '' };
}
