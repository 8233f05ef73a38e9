import { z } from 'zod';
import { connectionNames, connectionSources, mailSecurities } from './connection.ts';
import { mailServerProblems, translatorProblems } from './connection-problem.ts';

/** What is wrong is said by code at the field; what was filled in is in no message. */
function refuse<T>(problems: (value: T) => Readonly<Record<string, string | undefined>>) {
  return (value: T, context: z.RefinementCtx) => {
    for (const [field, code] of Object.entries(problems(value)))
      context.addIssue({ code: 'custom', path: [field], message: code ?? '' });
  };
}

export const MailServer = z
  .object({
    host: z.string().trim().toLowerCase(),
    port: z.number(),
    security: z.enum(mailSecurities),
    user: z.string(),
    password: z.string(),
  })
  .superRefine(refuse(mailServerProblems));
export type MailServer = z.infer<typeof MailServer>;

export const Translator = z
  .object({ url: z.string().trim(), apiKey: z.string() })
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
