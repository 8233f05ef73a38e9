export interface Account {
  accountType: string;
  email: string;
  password: string;
}

interface Welcome {
  address: string;
  accounts: Account[];
  setupPath: string | undefined;
}

/** What a person sees in the terminal once the site answers. */
export function welcome({ address, accounts, setupPath }: Welcome): string {
  const lines = ['', `Plein  ${address}`];
  if (setupPath !== undefined)
    lines.push('', `Make the first administrator (this link works once): ${address}${setupPath}`);
  if (accounts.length > 0) {
    const typeWidth = Math.max(...accounts.map(({ accountType }) => accountType.length));
    const emailWidth = Math.max(...accounts.map(({ email }) => email.length));
    lines.push('', 'Accounts of the demo:');
    for (const { accountType, email, password } of accounts) {
      lines.push(`  ${accountType.padEnd(typeWidth)}  ${email.padEnd(emailWidth)}  ${password}`);
    }
  }
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n');
}
