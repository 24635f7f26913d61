import { useShellSelector } from '../page-state/hooks.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import classes from './Veil.module.css';

/**
 * R3.27: the veil over the page. A click on it is only a shortcut: what is shown above the veil has
 * a close button of its own.
 */
export function Veil() {
  const { show, body } = useShellSelector(({ overlay }) => overlay);
  const { services } = useShell();
  return show && body ? (
    <div
      className={classes['veil']}
      data-veil
      onClick={() => services?.overlay.click()}
      role="presentation"
    />
  ) : null;
}
