import { benchAccount } from './product.ts';

/** The headers of somebody who may change everything. */
export async function signIn(port: number): Promise<{ authorization: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAccount),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (token === undefined) throw new Error(`Signing in answered ${answer.status}.`);
  return { authorization: `Bearer ${token}` };
}
