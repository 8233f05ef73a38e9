import { cleanName } from '#platform/contract/texts/chosen-name.ts';

type Claims = Readonly<Record<string, unknown>>;

/** A claim as text; of several values the first. */
export function textClaim(claims: Claims, name: string): string {
  const value = name === '' ? undefined : claims[name];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? cleanName(first).slice(0, 100) : '';
}

/** A claim that names groups: a list, or one text with commas or spaces between them. */
export function groupClaim(claims: Claims, name: string): string[] {
  const value = name === '' ? undefined : claims[name];
  if (typeof value === 'string') return value.split(/[\s,]+/).filter((one) => one !== '');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

interface RoleMapping {
  roleClaim: string;
  roles: readonly { value: string; roleId: string }[];
}

/** Which of the mapped roles someone has by these claims, and which not; roles that are not mapped are left alone. */
export function rolesByClaim(claims: Claims, { roleClaim, roles }: RoleMapping): { has: string[]; hasNot: string[] } {
  if (roleClaim === '') return { has: [], hasNot: [] };
  const groups = new Set(groupClaim(claims, roleClaim));
  const has = new Set(roles.filter(({ value }) => groups.has(value)).map(({ roleId }) => roleId));
  return { has: [...has], hasNot: [...new Set(roles.map(({ roleId }) => roleId))].filter((id) => !has.has(id)) };
}
