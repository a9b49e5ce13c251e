import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router';

const placeOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get('state') ?? ''}`;

/** Asks before a list is left, or the window closed, while something of it is on its way; other pages of the same list are no leaving. */
export function useLeaving(running: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => running && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (!running) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [running]);
  return {
    asks: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
