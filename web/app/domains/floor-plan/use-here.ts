import { useSyncExternalStore } from 'react';
import { useExhibition } from '../../site/site.ts';
import { asText, sessionStorageItem } from '../../stored-item.ts';

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const itemOf = (fair: string) => sessionStorageItem(`fairbridge.here.${fair}`);

/** The booth where the person is, told by the code that hangs there: 'H1.A07' as in addresses, empty where it is not known. For this tab alone. */
export function useHere(): string {
  const fair = useExhibition()?.id ?? '';
  return useSyncExternalStore(
    subscribe,
    () => asText(itemOf(fair).read()),
    () => '',
  );
}

/** `booth` is empty where it is to be forgotten. */
export function keepHere(fair: string, booth: string): void {
  if (booth === '') itemOf(fair).remove();
  else itemOf(fair).write(booth);
  for (const listener of listeners) listener();
}
