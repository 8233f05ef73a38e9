import { Outlet } from 'react-router';
import { useSettings } from '../shell-data.ts';
import { useScreenHead } from '../use-screen-head.ts';
import styles from './bare-frame.module.css';

/** Outside the main layout (§2): the platform's name, the screen, and nothing that leads away from it. */
export function BareFrame() {
  const { platformName } = useSettings();
  useScreenHead();
  return (
    <div className={styles.frame}>
      <header className={`on-brand ${styles.header}`}>
        <p className="wrap">{platformName}</p>
      </header>
      <main id="inhoud" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
