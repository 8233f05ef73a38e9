export const shareWays = ['mail', 'whatsapp', 'linkedin', 'facebook', 'x'] as const;
export type ShareWay = (typeof shareWays)[number];

/** A plain address at the other side: nothing of theirs is on our page, and they learn of a reader only who presses it. */
export function shareLink(way: ShareWay, { title, address }: { title: string; address: string }): string {
  const [words, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  switch (way) {
    case 'mail':
      return `mailto:?subject=${words}&body=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${words}%20${url}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'x':
      return `https://x.com/intent/post?text=${words}&url=${url}`;
  }
}
