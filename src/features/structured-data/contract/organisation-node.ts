import type { SettingValues } from '#features/settings/contract/setting.ts';
import type { Resolved } from '#platform/contract/texts/localized.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { addressOf, type SchemaNode, type SchemaSite, schemaNode } from './schema-node.ts';

type Known = Pick<
  Resolved<SettingValues>,
  'platformName' | 'platformDescription' | 'organisationKind' | 'headerLogo' | 'footers'
>;

/** The countries that Plein is used in, by the clock they live by. */
const countries: Partial<Record<string, string>> = {
  'Europe/Amsterdam': 'NL',
  'Europe/Brussels': 'BE',
  'America/Aruba': 'AW',
  'America/Curacao': 'CW',
  'America/Kralendijk': 'BQ',
  'America/Lower_Princes': 'SX',
};

/** One line, as someone wrote it. */
export const placeAt = (line: string, timeZone: TimeZone): SchemaNode =>
  schemaNode('PostalAddress', { streetAddress: line, addressCountry: countries[timeZone] });

/** "4380 AB Vloedhaven": a line with a postcode has the place behind it, and what stands above is the street. */
const postcodeLine = /^(\d{4}(?: ?[A-Z]{2})?) (\S.*)$/;

function addressIn(lines: readonly string[], timeZone: TimeZone): SchemaNode | undefined {
  const place = lines.findIndex((line) => postcodeLine.test(line));
  const [, postalCode, addressLocality] = postcodeLine.exec(lines[place] ?? '') ?? [];
  const street = (place === -1 ? lines : lines.slice(0, place)).filter((line) => line !== '');
  if (street.length === 0 && postalCode === undefined) return undefined;
  return schemaNode('PostalAddress', {
    streetAddress: street.join(', '),
    postalCode,
    addressLocality,
    addressCountry: countries[timeZone],
  });
}

/** Who publishes the site, as its settings and its first footer say. */
export function organisationNode(settings: Known, site: SchemaSite): SchemaNode {
  const [footer] = settings.footers;
  return schemaNode(settings.organisationKind === 'government' ? 'GovernmentOrganization' : 'Organization', {
    '@id': addressOf(site, '/#organisation'),
    name: footer?.organisation.value || settings.platformName,
    url: addressOf(site, '/'),
    logo: settings.headerLogo === null ? undefined : addressOf(site, `/a/${settings.headerLogo}`),
    description: settings.platformDescription.value,
    address: footer && addressIn(footer.address, site.timeZone),
    telephone: footer?.phone,
    email: footer?.email,
  });
}

/** Whose something is: no more than it takes to know who is meant. */
export const shortly = ({ '@type': type, '@id': id, name, url, logo }: SchemaNode): SchemaNode =>
  schemaNode(type, { '@id': id, name, url, logo });
