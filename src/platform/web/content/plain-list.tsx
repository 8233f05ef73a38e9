import type { ComponentProps } from 'react';

/** A list that shows no markers. */
export function PlainList(props: ComponentProps<'ul'>) {
  // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to VoiceOver unless it says so
  return <ul role="list" {...props} />;
}
