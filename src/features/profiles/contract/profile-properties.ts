import { guidOf, writtenGuid } from '#platform/contract/calls/guid-text.ts';
import { cleanName } from '#platform/contract/texts/chosen-name.ts';
import { defaultLanguage, isLanguage, type Language } from '#platform/contract/texts/language.ts';

export type PropertyValue = string | number | boolean | string[] | null;

export interface Property {
  key: string;
  value: PropertyValue;
}

/** The keys that the product itself reads (§3); a platform may have more, as profile fields. */
export const propertyKeys = {
  notificationClose: 'notificationClose',
  alias: 'alias',
  photo: 'profielfoto',
  language: 'language',
  theme: 'theme',
} as const;

/** Seconds that a done notification stays (§3, §9). */
const defaults: readonly Property[] = [{ key: propertyKeys.notificationClose, value: 10 }];

/** The stored properties, with the defaults of those that the person never set. */
export function withDefaultProperties(stored: readonly Property[]): Property[] {
  const missing = defaults.filter(({ key }) => !stored.some((property) => property.key === key));
  return [...stored, ...missing];
}

export const propertyOf = (properties: readonly Property[], key: string): PropertyValue | undefined =>
  properties.find((property) => property.key === key)?.value;

/** In which language someone wants their mail. */
export function chosenLanguage(properties: readonly Property[]): Language {
  const chosen = propertyOf(properties, propertyKeys.language);
  return typeof chosen === 'string' && isLanguage(chosen) ? chosen : defaultLanguage;
}

export const themes = ['auto', 'light', 'dark'] as const;
export const maxAliasLength = 60;
export const maxNotificationClose = 600;

const rules: Readonly<Record<string, (value: Exclude<PropertyValue, null>) => boolean>> = {
  [propertyKeys.notificationClose]: (value) =>
    typeof value !== 'boolean' &&
    !Array.isArray(value) &&
    /^\d+$/.test(String(value)) &&
    Number(value) <= maxNotificationClose,
  [propertyKeys.alias]: (value) =>
    typeof value === 'string' && value.length <= maxAliasLength && cleanName(value) !== '',
  [propertyKeys.photo]: (value) => typeof value === 'string' && guidOf(value) !== undefined,
  [propertyKeys.language]: (value) => typeof value === 'string' && isLanguage(value),
  [propertyKeys.theme]: (value) => (themes as readonly unknown[]).includes(value),
};

/** As the product's own key is kept: a guid has one way of being written, whoever sends it. */
export function writtenProperty({ key, value }: Property): Property {
  if (typeof value !== 'string') return { key, value };
  return { key, value: key === propertyKeys.photo ? writtenGuid(value.trim()) : value.trim() };
}

export const isOwnProperty = (key: string): boolean => Object.hasOwn(rules, key);

/** Whether the product's own key may have this value; null always means "take it away". */
export const isGoodProperty = ({ key, value }: Property): boolean => value === null || rules[key]?.(value) === true;
