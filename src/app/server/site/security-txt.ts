import { contactUri } from '#platform/contract/addresses/contact-uri.ts';

const daysItHolds = 180;
const day = 24 * 60 * 60 * 1000;

interface SecurityFacts {
  contact: string;
  languages: readonly string[];
  /** Where this very file stands. */
  address: string;
  now: Date;
}

/** Where a weakness is reported, as RFC 9116 writes it; undefined where nobody is named. It ends at midnight, so that all who ask on a day get the same. */
export function securityTxt({ contact, languages, address, now }: SecurityFacts): string | undefined {
  const uri = contactUri(contact);
  if (uri === undefined) return undefined;
  const ends = new Date((Math.floor(now.getTime() / day) + daysItHolds) * day);
  return [
    `Contact: ${uri}`,
    `Expires: ${ends.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${address}`,
    '',
  ].join('\n');
}
