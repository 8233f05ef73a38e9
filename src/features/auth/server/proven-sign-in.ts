import { z } from 'zod';

/**
 * A session for whoever proved by mail that they are this person. No client can reach it: better-auth's own addresses
 * are not served, and ours decide first. Its path is one of those that the two-factor plugin watches, so that a mailed
 * sign-in meets the same second step as a password does.
 */
export async function loadProvenSignIn() {
  const [{ createAuthEndpoint }, { setSessionCookie }, { APIError }] = await Promise.all([
    import('@better-auth/core/api'),
    import('better-auth/cookies'),
    import('better-auth/api'),
  ]);
  const options = {
    method: 'POST',
    body: z.object({ userId: z.string() }),
    requireHeaders: true,
    metadata: { SERVER_ONLY: true },
  } as const;
  return {
    id: 'proven-sign-in',
    endpoints: {
      signInProven: createAuthEndpoint('/sign-in/username', options, async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (user === null) throw new APIError('UNAUTHORIZED');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        const { id, name, email, emailVerified } = user;
        return ctx.json({ token: session.token, user: { id, name, email, emailVerified } });
      }),
    },
  };
}
