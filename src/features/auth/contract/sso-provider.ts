import { z } from 'zod';
import { Guid } from '#platform/contract/calls/guid.ts';
import { ChosenName } from '#platform/contract/texts/chosen-name.ts';
import { firstSignIns } from './first-sign-in.ts';

export const ssoProtocols = ['oidc', 'saml'] as const;

const claim = z.string().trim().max(200);
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/);

export const SsoMapping = z.object({
  firstName: claim.default(''),
  lastName: claim.default(''),
  /** The claim that names someone's groups; without it roles are left alone. */
  roleClaim: claim.default(''),
  roles: z
    .array(z.object({ value: claim.min(1), roleId: Guid }))
    .max(100)
    .default([]),
});
export type SsoMapping = z.output<typeof SsoMapping>;

const common = {
  label: ChosenName(80).min(1),
  firstSignIn: z.enum(firstSignIns),
  allowedDomains: z.array(domain).max(50).default([]),
  mapping: SsoMapping.prefault({}),
  /** Who signs out here is signed out at the other side too, and the other way round. */
  signsOutThere: z.boolean().default(false),
};

const Oidc = z.object({
  ...common,
  protocol: z.literal('oidc'),
  issuer: z.url().max(500),
  clientId: z.string().trim().min(1).max(300),
  /** Left out when it stays as it is: it is never sent back. */
  clientSecret: z.string().min(1).max(1000).optional(),
  scopes: z
    .array(z.string().regex(/^[\w:./-]{1,100}$/))
    .max(20)
    .default(['openid', 'email', 'profile']),
});

const Saml = z.object({
  ...common,
  protocol: z.literal('saml'),
  /** What the other side publishes about itself. */
  metadata: z.string().trim().min(1).max(100_000),
  /** AES-CBC besides AES-GCM: some products encrypt in no other way. */
  acceptsCbc: z.boolean().default(false),
});

export const SsoProviderInput = z.discriminatedUnion('protocol', [Oidc, Saml]);
export type SsoProviderInput = z.output<typeof SsoProviderInput>;

/** Stands in the addresses that the other side knows. */
export const ProviderKey = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);

export const NewSsoProvider = z.intersection(z.object({ key: ProviderKey }), SsoProviderInput);
export type NewSsoProvider = z.output<typeof NewSsoProvider>;

export const SsoProvider = z.object({
  id: Guid,
  key: z.string(),
  protocol: z.enum(ssoProtocols),
  label: z.string(),
  isOn: z.boolean(),
  firstSignIn: z.enum(firstSignIns),
  allowedDomains: z.array(z.string()),
  mapping: SsoMapping,
  issuer: z.string(),
  clientId: z.string(),
  hasSecret: z.boolean(),
  scopes: z.array(z.string()),
  metadata: z.string(),
  signsOutThere: z.boolean(),
  acceptsCbc: z.boolean(),
  /** What the other side has to be told. */
  callbackUrl: z.string(),
  metadataUrl: z.string().nullable(),
  /** Null while signing out is not shared. */
  signOutUrl: z.string().nullable(),
  /** Of OpenID: where the other side may tell us by itself that someone left. */
  backChannelUrl: z.string().nullable(),
});
export type SsoProvider = z.infer<typeof SsoProvider>;

export const ConnectionTest = z.object({
  isGood: z.boolean(),
  /** Each with its own words on the screen. */
  findings: z.array(z.object({ code: z.string(), value: z.string() })),
});
export type ConnectionTest = z.infer<typeof ConnectionTest>;
