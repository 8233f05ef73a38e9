import { Outlet } from 'react-router';
import { ClientNavigation } from './client-navigation.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { Scrolling } from './scrolling.tsx';
import styles from './site-layout.module.css';

/** The main layout (§2): everything but the invitation sits in it. */
export function SiteLayout() {
  return (
    <div className={styles.site}>
      <ClientNavigation />
      <Scrolling />
      <LoadingIndicator />
      <Outlet />
    </div>
  );
}
