export type ReadCode = { kind: 'app'; code: string } | { kind: 'recovery'; code: string };

/** Without what looks like something else on paper: 0 and o, 1, i and l. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const recoveryLength = 10;

export const writeRecoveryCode = (signs: string): string => `${signs.slice(0, 5)}-${signs.slice(5)}`;

/** Which of the two someone typed. Spaces, hyphens and capitals are how people copy, not what they mean. */
export function readCode(typed: string): ReadCode | undefined {
  const signs = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(signs)) return { kind: 'app', code: signs };
  if (signs.length !== recoveryLength || ![...signs].every((sign) => recoveryAlphabet.includes(sign))) return undefined;
  return { kind: 'recovery', code: writeRecoveryCode(signs) };
}
