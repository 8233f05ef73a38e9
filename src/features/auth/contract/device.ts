import { z } from 'zod';

export const deviceKinds = ['computer', 'phone', 'tablet', 'program'] as const;

export const Device = z.object({
  kind: z.enum(deviceKinds),
  /** As its makers write it; empty when nobody can tell. */
  browser: z.string(),
  system: z.string(),
});
export type Device = z.infer<typeof Device>;

/** In this order: every browser also claims to be the ones it descends from. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bWindows Phone\b/, 'Windows Phone'],
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const named = (list: [RegExp, string][], text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

function kindOf(userAgent: string, browser: string, system: string): Device['kind'] {
  if (browser === '' && system === '') return 'program';
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return ['iOS', 'Android', 'Windows Phone'].includes(system) ? 'phone' : 'computer';
}

/** What someone was holding, as far as it tells: enough to know one's own sessions from another's. */
export function deviceOf(userAgent: string): Device {
  const browser = named(browsers, userAgent);
  const system = named(systems, userAgent);
  return { kind: kindOf(userAgent, browser, system), browser, system };
}
