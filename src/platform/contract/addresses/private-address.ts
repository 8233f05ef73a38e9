/**
 * Addresses that lead somewhere else for everyone who follows them: private, loopback, link-local, shared, multicast and
 * documentation ranges. A server that fetches an address also asks this of what the host name resolved to.
 */
const privateRanges = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '100::/64',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
];

/** IPv6 ranges that carry an IPv4 address, and how far from the right it stands; that address decides. */
const carriers: [range: string, shift: bigint][] = [
  ['::ffff:0:0/96', 0n],
  ['::/96', 0n],
  ['64:ff9b::/96', 0n],
  ['2002::/16', 80n],
];

interface Address {
  bits: 32 | 128;
  value: bigint;
}

function parseV4(host: string): Address | undefined {
  if (!/^\d+(?:\.\d+){3}$/.test(host)) return undefined;
  return { bits: 32, value: host.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n) };
}

function parseV6(host: string): Address | undefined {
  if (!/^\[[\da-f:]+\]$/.test(host)) return undefined;
  const [head = '', tail] = host.slice(1, -1).split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...zeros, ...right];
  return { bits: 128, value: groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n) };
}

/** URL knows every way to write an address (decimal, hex, octal, shortened) and gives one form back. */
function parseAddress(text: string): Address | undefined {
  const url = `http://${text.includes(':') ? `[${text}]` : text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  return parseV4(hostname) ?? parseV6(hostname);
}

type Range = Address & { shift: bigint };

function parseRange(range: string): Range {
  const [start = '', length = ''] = range.split('/');
  const address = parseAddress(start);
  if (!address) throw new TypeError(`Not an address range: ${range}`);
  const shift = BigInt(address.bits - Number(length));
  return { bits: address.bits, value: address.value >> shift, shift };
}

const isIn = (address: Address, range: Range): boolean =>
  address.bits === range.bits && address.value >> range.shift === range.value;

const ranges = privateRanges.map(parseRange);
const carrying = carriers.map(([range, shift]) => ({ range: parseRange(range), shift }));

function isPrivate(address: Address): boolean {
  if (ranges.some((range) => isIn(address, range))) return true;
  const carrier = carrying.find(({ range }) => isIn(address, range));
  return carrier !== undefined && isPrivate({ bits: 32, value: (address.value >> carrier.shift) & 0xffffffffn });
}

export const isIpAddress = (text: string): boolean => parseAddress(text) !== undefined;

/** For an IP address without brackets. What cannot be read as one is nowhere to go, and counts as private. */
export function isPrivateAddress(text: string): boolean {
  const address = parseAddress(text);
  return address === undefined || isPrivate(address);
}
