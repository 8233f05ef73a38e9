import { benchAccount } from './product.ts';

export const signInPath = '/api/auth/sign-in/email';

interface Credentials {
  email: string;
  password: string;
}

async function send(port: number, credentials: Credentials): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}${signInPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}.`);
  return answer;
}

/** The headers of somebody who may change everything. */
export async function signIn(port: number): Promise<{ authorization: string }> {
  const { token } = (await (await send(port, benchAccount)).json()) as { token?: string };
  if (token === undefined) throw new Error('Signing in gave no token.');
  return { authorization: `Bearer ${token}` };
}

/** As a browser has it: the demo's admin, by the password that the benchmark started Plein with, or someone else. */
export async function signInWithCookie(
  port: number,
  credentials: Credentials = benchAccount,
): Promise<{ cookie: string }> {
  const [cookie = ''] = ((await send(port, credentials)).headers.get('set-cookie') ?? '').split(';');
  if (cookie === '') throw new Error('Signing in gave no cookie.');
  return { cookie };
}
