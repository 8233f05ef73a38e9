import { z } from 'zod';
import { type TokenScope, tokenLifetimes, tokenScopes } from './token-choices.ts';

/** A token that leaks is recognised by how it begins, by people and by programs that look for secrets. */
export const tokenPrefix = 'plein_';
const tokenPattern = /^plein_[\w-]{43}$/;

export const isAccessToken = (text: string): boolean => tokenPattern.test(text);

/** What a token is good for: what its maker may, or reading what one form was sent. */
export type TokenReach = { scope: TokenScope; formGuid: null } | { scope: 'Form'; formGuid: string };

/** Of one person, or of one form, at the same time. */
export const mostTokens = 10;

export const NewAccessToken = z.object({
  name: z.string().trim().min(1).max(80),
  scope: z.enum(tokenScopes).default('Read'),
  days: z
    .int32()
    .min(1)
    .max(Math.max(...tokenLifetimes))
    .default(30),
});
export type NewAccessToken = z.output<typeof NewAccessToken>;

export const AccessToken = z.object({
  id: z.guid(),
  name: z.string(),
  /** Its last four characters, to tell two of them apart. */
  hint: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** To within five minutes. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const MadeAccessToken = AccessToken.extend({
  /** Told this once. */
  token: z.string(),
});
export type MadeAccessToken = z.infer<typeof MadeAccessToken>;

/** A token that reads what one form was sent, and nothing else; everyone who makes forms sees them all. */
export const NewFormToken = NewAccessToken.omit({ scope: true });
export type NewFormToken = z.output<typeof NewFormToken>;

export const FormToken = AccessToken.omit({ scope: true }).extend({
  /** Who made it: it ends with their account, and with their right to read what the form was sent. */
  madeBy: z.string(),
});
export type FormToken = z.infer<typeof FormToken>;

export const MadeFormToken = FormToken.extend({
  /** Told this once. */
  token: z.string(),
});
export type MadeFormToken = z.infer<typeof MadeFormToken>;
