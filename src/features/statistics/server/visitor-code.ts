import { hash } from 'node:crypto';

/**
 * A number for who looks, on this day and nowhere else: address and browser mixed with the day's secret. 53 bits, so that
 * it is a number everywhere; two in ten million visitors a day may be taken for one.
 */
export function visitorCode(salt: string, ip: string, userAgent: string): number {
  const digest = hash('sha256', `${salt}${ip}\n${userAgent}`, 'buffer');
  return digest.readUIntBE(0, 6) * 32 + ((digest[6] ?? 0) & 31);
}
