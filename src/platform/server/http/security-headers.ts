/** Beyond 'self': what a part of the product needs and has asked for by name. */
export interface CspSources {
  script?: string[];
  style?: string[];
  connect?: string[];
  img?: string[];
  frame?: string[];
  media?: string[];
}

export function contentSecurityPolicy(extra: CspSources = {}): string {
  const own = (sources: string[] | undefined) => ["'self'", ...(sources ?? [])].join(' ');
  return [
    "default-src 'self'",
    `script-src ${own(extra.script)}`,
    `style-src ${own(extra.style)}`,
    `img-src ${own(extra.img)} data: blob:`,
    `connect-src ${own(extra.connect)}`,
    `frame-src ${own(extra.frame)}`,
    `media-src ${own(extra.media)}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

/** Only over https: a browser that is told so keeps to it, also where the site has http alone. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' };
