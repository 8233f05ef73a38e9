type ClassPart = string | false | null | undefined;

export function classNames(...parts: ClassPart[]): string {
  return parts.filter(Boolean).join(' ');
}
