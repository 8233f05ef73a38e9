import { Outlet } from 'react-router';
import { NotFoundMessage } from '../../screens/not-found-message.tsx';
import { useIsNotFound } from '../../use-screen-head.ts';

/** The screen, or that what its address names is not there. */
export const ScreenOutlet = () => (useIsNotFound() ? <NotFoundMessage /> : <Outlet />);
