import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UserStore } from '#features/auth/web/user-store.ts';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import type { ApplicationUser } from '../contract/profile.ts';
import { AccountPart } from './account-part.tsx';

const noor = { guid: 'a', firstName: 'Noor', isActive: true, termsOfUseVersionAccepted: 1 } as ApplicationUser;
const call = (async () => noor) as unknown as Call;

it('keeps what was typed when the session ends in another tab', async () => {
  const store = new UserStore({ isSignedIn: true });
  render(
    <CallContext value={call}>
      <UserStoreContext value={store}>
        <AccountPart title="Profiel">
          {({ firstName }) => <input aria-label="Voornaam" defaultValue={firstName} />}
        </AccountPart>
      </UserStoreContext>
    </CallContext>,
  );
  expect(screen.queryByLabelText('Voornaam')).toBeNull();
  await act(() => store.loadApplicationUser(call));
  await userEvent.type(screen.getByLabelText('Voornaam'), ' Fleur');
  act(() => store.signOut());
  expect(screen.getByLabelText<HTMLInputElement>('Voornaam').value).toBe('Noor Fleur');
  await act(() => store.loadApplicationUser(call));
  expect(screen.getByLabelText<HTMLInputElement>('Voornaam').value).toBe('Noor Fleur');
});
