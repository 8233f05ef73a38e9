import { z } from 'zod';
import { connectionLimits, connectionNames, connectionSources, mailSecurities } from './connection.ts';
import { mailServerProblems, translatorProblems } from './connection-problem.ts';

/** What is wrong is said by code at the field; what was filled in is in no message. */
function refuse<T>(problems: (value: T) => Readonly<Record<string, string | undefined>>) {
  return (value: T, context: z.RefinementCtx) => {
    for (const [field, code] of Object.entries(problems(value)))
      context.addIssue({ code: 'custom', path: [field], message: code ?? '' });
  };
}

const secret = z.string().max(connectionLimits.secret);

export const MailServer = z
  .object({
    host: z.string().trim().toLowerCase().max(253),
    port: z.number(),
    security: z.enum(mailSecurities),
    user: z.string().max(connectionLimits.user),
    password: secret,
  })
  .superRefine(refuse(mailServerProblems));
export type MailServer = z.infer<typeof MailServer>;

export const Translator = z
  .object({ url: z.string().trim().max(connectionLimits.url), apiKey: secret })
  .superRefine(refuse(translatorProblems));
export type Translator = z.infer<typeof Translator>;

export const ConnectionList = z.object({
  connections: z.array(
    z.object({
      name: z.enum(connectionNames),
      source: z.enum(connectionSources),
      place: z.string().nullable().describe('The host; of what the installation has only who translates'),
      changedAt: z.iso.datetime().nullable(),
      changedBy: z.string().nullable().describe('The name of who wrote it, while they have an account'),
    }),
  ),
  sender: z.string().describe('Whom mails are from'),
});
export type ConnectionList = z.infer<typeof ConnectionList>;
