/** A place in what PostgreSQL has written, such as `16/B374D848`: the higher, the later. */
export function walPosition(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
