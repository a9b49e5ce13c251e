import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** False on the server and during the first render of a served page, true after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
