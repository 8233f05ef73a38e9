import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningSite, StartedServer } from './server-process.ts';
import { accountOf } from './sign-in.ts';

export interface ReadMail {
  text: string;
  link: string;
  /** As it stands in the mail, in two groups; empty where there is none. */
  code: string;
}

const tokens = new Map<string, Promise<string>>();

async function signInAsAdmin(site: StartedServer): Promise<string> {
  const { email, password } = accountOf(site, 'Admin');
  const answer = await fetch(new URL('/api/auth/sign-in/email', site.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The plain text of a mail as a mailbox gets it: without a mail server each is a file in the data folder. */
async function deliveredText({ dataDir }: RunningSite, id: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const file = files.find((name) => name.endsWith(`${id}.eml`));
  if (file === undefined) return '';
  const mail = await readFile(join(folder, file), 'latin1');
  // To the next part: the line above the sender's name is no such line.
  const [, part = ''] = /Content-Type: text\/plain[^\n]*\n(?:\S[^\n]*\n)*\n([\s\S]*?)\n--(?!=20|\s)/.exec(mail) ?? [];
  const bytes = part
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The newest mail of a kind to an address: found in the outbox as an admin, read as its receiver; waits until it is there. */
export async function readMailTo(site: RunningSite, to: string, kind: string): Promise<ReadMail> {
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
  let text = '';
  await expect
    .poll(async () => {
      text = await deliveredText(site, await find());
      return text;
    })
    .not.toBe('');
  return { text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '', code: /^\d{3} \d{3}$/m.exec(text)?.[0] ?? '' };
}
