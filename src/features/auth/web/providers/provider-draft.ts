import type { z } from 'zod';
import type { FirstSignIn } from '../../contract/first-sign-in.ts';
import type { SsoProvider, SsoProviderInput } from '../../contract/sso-provider.ts';

export interface RoleDraft {
  value: string;
  roleId: string;
}

/** What stands in the form, before anyone has looked whether it is complete. */
export interface ProviderDraft {
  protocol: 'oidc' | 'saml';
  key: string;
  label: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  metadata: string;
  signsOutThere: boolean;
  acceptsCbc: boolean;
  firstSignIn: FirstSignIn;
  allowedDomains: string;
  firstName: string;
  lastName: string;
  roleClaim: string;
  roles: RoleDraft[];
}

export const providerDraft = (provider: SsoProvider | undefined): ProviderDraft => ({
  protocol: provider?.protocol ?? 'oidc',
  key: provider?.key ?? '',
  label: provider?.label ?? '',
  issuer: provider?.issuer ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  metadata: provider?.metadata ?? '',
  signsOutThere: provider?.signsOutThere ?? false,
  acceptsCbc: provider?.acceptsCbc ?? false,
  firstSignIn: provider?.firstSignIn ?? 'Link',
  allowedDomains: provider?.allowedDomains.join('\n') ?? '',
  firstName: provider?.mapping.firstName ?? '',
  lastName: provider?.mapping.lastName ?? '',
  roleClaim: provider?.mapping.roleClaim ?? '',
  roles: provider?.mapping.roles ?? [],
});

/** As the server wants it. A secret that was left empty stays as it was. */
export function providerInput(draft: ProviderDraft): z.input<typeof SsoProviderInput> {
  const common = {
    label: draft.label,
    signsOutThere: draft.signsOutThere,
    firstSignIn: draft.firstSignIn,
    allowedDomains: draft.allowedDomains.split(/[\s,;]+/).filter((domain) => domain !== ''),
    mapping: {
      firstName: draft.firstName,
      lastName: draft.lastName,
      roleClaim: draft.roleClaim,
      roles: draft.roles.filter(({ value, roleId }) => value.trim() !== '' && roleId !== ''),
    },
  };
  if (draft.protocol === 'saml') {
    const { metadata, acceptsCbc } = draft;
    return { ...common, protocol: 'saml', metadata, acceptsCbc };
  }
  const { issuer, clientId, clientSecret } = draft;
  return { ...common, protocol: 'oidc', issuer, clientId, ...(clientSecret === '' ? {} : { clientSecret }) };
}

export type RequiredPart = 'label' | 'key' | 'issuer' | 'clientId' | 'metadata';

/** What the server would refuse to do without. */
export function missingParts(draft: ProviderDraft, isNew: boolean): RequiredPart[] {
  const required: RequiredPart[] = [
    'label',
    ...(isNew ? ['key' as const] : []),
    ...(draft.protocol === 'oidc' ? (['issuer', 'clientId'] as const) : ['metadata' as const]),
  ];
  return required.filter((part) => draft[part].trim() === '');
}
