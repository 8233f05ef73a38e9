import type { ComponentType } from 'react';
import type { SignUpPanelProps } from '#features/sign-ups/web/parts/sign-up-panel.tsx';

let part: ComponentType<SignUpPanelProps> | undefined;

/** In the build's manifest, for the styles that the first paint needs. */
export const signUpModule = 'src/features/sign-ups/web/parts/sign-up-panel.tsx';

/** Fetched with the first event that one can sign up for: it brings filling in a form along. */
export async function loadSignUpPart(): Promise<void> {
  part ??= (await import('#features/sign-ups/web/parts/sign-up-panel.tsx')).default;
}

export const signUpPart = () => part;
