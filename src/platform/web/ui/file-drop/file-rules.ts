export interface FileRules {
  /** As a browser's file field takes them: "image/png", "image/*" or ".pdf". Without it every kind is welcome. */
  accept?: readonly string[];
  maxBytes?: number;
  maxFiles?: number;
}

export type RefusalReason = 'type' | 'size' | 'empty' | 'count';

export interface Refusal {
  fileName: string;
  reason: RefusalReason;
}

export interface CheckedFiles {
  accepted: File[];
  refused: Refusal[];
}

function isAccepted(file: File, accept: readonly string[] | undefined): boolean {
  if (!accept || accept.length === 0) return true;
  const name = file.name.toLowerCase();
  return accept.some((pattern) => {
    if (pattern.startsWith('.')) return name.endsWith(pattern.toLowerCase());
    if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1));
    return file.type === pattern;
  });
}

function refusalOf(file: File, rules: FileRules): RefusalReason | null {
  if (!isAccepted(file, rules.accept)) return 'type';
  if (file.size === 0) return 'empty';
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return 'size';
  return null;
}

/** A first look, so that nobody waits for an upload that will be refused; the server looks again for itself. */
export function checkFiles(files: readonly File[], rules: FileRules, presentCount: number): CheckedFiles {
  const checked: CheckedFiles = { accepted: [], refused: [] };
  for (const file of files) {
    const isFull = rules.maxFiles !== undefined && presentCount + checked.accepted.length >= rules.maxFiles;
    const reason = refusalOf(file, rules) ?? (isFull ? 'count' : null);
    if (reason) checked.refused.push({ fileName: file.name, reason });
    else checked.accepted.push(file);
  }
  return checked;
}
