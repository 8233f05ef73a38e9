/** As much as the shape of a form needs to know of what somebody fills it in on. */
export const devices = ['phone', 'tablet', 'computer'] as const;
export type Device = (typeof devices)[number];

const robots = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|axios|scrapy/i;

/** By what a browser says of itself; undefined for what nobody looks at. */
export function deviceOf(userAgent: string): Device | undefined {
  if (userAgent === '' || robots.test(userAgent)) return undefined;
  if (/iPad|Tablet|PlayBook|Silk/i.test(userAgent)) return 'tablet';
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone';
  // Android leaves "Mobile" out on what is no phone.
  return /Android/i.test(userAgent) ? 'tablet' : 'computer';
}
