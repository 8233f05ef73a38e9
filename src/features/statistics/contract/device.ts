export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

/** From what a browser says of itself; which browser it is, nobody needs to know. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Kindle|Silk|PlayBook/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
