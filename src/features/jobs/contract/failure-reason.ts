const longest = 300;

/** What must not be read on a screen, and the sign that stands in its place. */
const secrets: [RegExp, string][] = [
  // The name and password in an address.
  [/(:\/\/)[^\s/@]{1,500}@/g, '$1…@'],
  [/\b(bearer|basic)\s+\S+/gi, '$1 …'],
  [/\b(password|passwd|pwd|secret|token|api[-_ ]?key|authorization)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|\S+)/gi, '$1$2…'],
  // A token, a hash or a key: long, with letters and figures together. A guid has its hyphens every few signs.
  [/(?<![\w+/-])(?=[\w+/]*\d)(?=[\w+/]*[a-z])[\w+/]{24,}={0,2}/gi, '…'],
];

const messageOf = (reason: unknown): string => {
  if (typeof reason === 'string') return reason;
  if (reason === null || typeof reason !== 'object') return '';
  // The work of every platform at once fails with those of the platforms.
  const { message, errors, value } = reason as { message?: unknown; errors?: unknown; value?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return messageOf(errors[0]);
  if (typeof message === 'string') return message;
  return value === undefined ? '' : messageOf(value);
};

/** Why work failed, for an admin: one line, without the stack and without passwords and tokens. */
export function failureReason(reason: unknown): string {
  const [line = ''] = messageOf(reason).trim().split('\n');
  const plain = secrets.reduce((text, [pattern, sign]) => text.replace(pattern, sign), line);
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
