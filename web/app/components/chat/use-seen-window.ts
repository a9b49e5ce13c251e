import { useEffect } from 'react';

/**
 * How much of the window is seen above the keyboard of a phone, as `--seen-height` and `--seen-top`: where a keyboard covers the page instead
 * of making it lower, `dvh` does not know of it.
 */
export function useSeenWindow(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = document.documentElement;
    if (seen === null) return undefined;
    const look = (): void => {
      style.setProperty('--seen-height', `${seen.height}px`);
      style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
      style.removeProperty('--seen-height');
      style.removeProperty('--seen-top');
    };
  }, []);
}
