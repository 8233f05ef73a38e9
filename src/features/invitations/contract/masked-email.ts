/** The first letter and the domain: enough to recognise one's own address, too little to write to it. */
export function maskedEmail(email: string): string {
  const [mailbox = '', domain = ''] = email.split('@');
  return `${[...mailbox][0] ?? ''}•••@${domain}`;
}
