/** The first segment of every address that shows the site as it was. */
export const pastSegment = 'time-machine';

/** A moment as it stands in an address: to the millisecond, in UTC, without what an address would have to escape. */
export const stampOf = (moment: Date): string => moment.toISOString().replace(/[-:.Z]/g, '');

const stamp = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})$/;

/** Undefined for what is no moment, or is written in another way than `stampOf` would. */
export function momentOf(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second, rest] = stamp.exec(text) ?? [];
  if (rest === undefined) return undefined;
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${rest}Z`);
  return Number.isNaN(moment.getTime()) || stampOf(moment) !== text ? undefined : moment;
}

export interface PastAddress {
  /** Of a link that somebody was given; without one it is an admin who looks. */
  token: string | undefined;
  moment: Date;
  /** As the site had it then, with the prefix of its language and what was asked. */
  path: string;
}

const key = /^([\w-]{20,100})\.(\d{8}T\d{9})$/;

/** What everything of one moment begins with. */
export const pastRoot = ({ token, moment }: Pick<PastAddress, 'token' | 'moment'>): string =>
  `/${pastSegment}/${token === undefined ? '' : `${token}.`}${stampOf(moment)}`;

export const pastAddress = (at: PastAddress): string => pastRoot(at) + at.path;

/** Undefined for what leads to no moment. */
export function readPastAddress(url: string): PastAddress | undefined {
  const [, segment, name = '', ...rest] = url.split('/');
  if (segment !== pastSegment) return undefined;
  // The address of the front page may stand there without its slash.
  const [bare = '', question] = rest.length === 0 ? name.split('?') : [name];
  const [, token, stamped = bare] = key.exec(bare) ?? [];
  const moment = momentOf(stamped);
  if (moment === undefined) return undefined;
  const asked = question === undefined ? '' : `?${question}`;
  return { token, moment, path: `/${rest.join('/')}${asked}` };
}
