/** Four blocks around a square: the last one turned is always now. */
export function PleinMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M1 1H15.5V7.5H1Z" fill="currentColor" />
      <path d="M16.5 1H23V15.5H16.5Z" fill="var(--accent)" />
      <path d="M8.5 16.5H23V23H8.5Z" fill="currentColor" />
      <path d="M1 8.5H7.5V23H1Z" fill="currentColor" />
    </svg>
  );
}
