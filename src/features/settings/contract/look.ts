import type { SettingValues } from './setting.ts';
import type { SettingKey } from './setting-fields.ts';
import { settingProblem } from './setting-problem.ts';

/** The settings that say how the site looks, as it can be tried before it is saved. */
const lookKeys = [
  'platformName',
  'colorScheme',
  'useBrowserColor',
  'browserColor',
  'textSize',
  'titleSize',
  'headerLogo',
  'headerLogoDark',
  'headerLogoHeight',
  'headerLogoPadding',
  'headerLogoPosition',
  'headerVisibility',
] as const satisfies SettingKey[];

export type Look = Partial<Pick<SettingValues, (typeof lookKeys)[number]>>;

/** What of these can be drawn: what is half typed is left as it was. */
export const lookOf = (values: Readonly<Record<string, unknown>>): Look =>
  Object.fromEntries(
    lookKeys
      .filter((key) => Object.hasOwn(values, key) && settingProblem(key, values[key]) === undefined)
      .map((key) => [key, values[key]]),
  );
