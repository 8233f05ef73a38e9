/** Open water with one buoy: nothing here yet, and a place to moor. Fills are attributes, so a strict CSP allows them. */
export function BuoyPicture({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 192 96" width="192" height="96" aria-hidden="true">
      <path d="M0 0H192V96H0Z" fill="var(--ill-sky)" />
      <circle cx="146" cy="30" r="12" fill="var(--ill-sun)" />
      <path d="M16 36A14 14 0 0 1 36 24A20 20 0 0 1 70 23A16 16 0 0 1 98 36Z" fill="var(--ill-cloud)" />
      <path d="M0 60H192V96H0Z" fill="var(--ill-water)" />
      <path d="M0 66H192V67.6H0ZM0 74H192V77H0ZM0 84H192V89H0Z" fill="var(--ill-water-2)" />
      <path d="M118 44H121V60H118Z" fill="var(--ill-ink)" />
      <path d="M109 60H130L127 72H112Z" fill="var(--ill-signal)" />
      <circle cx="119.5" cy="43" r="4" fill="var(--ill-lit)" />
      <path d="M22 70H52V71.6H22ZM150 80H178V82H150ZM70 90H104V92H70Z" fill="var(--ill-foam)" />
    </svg>
  );
}
