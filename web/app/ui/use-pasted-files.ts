import { useEffect, useRef, type RefObject } from 'react';

/** A place that takes pasted files, and which of them. */
type Place = { element: RefObject<HTMLElement | null>; takes: (file: File) => boolean; take: (files: File[]) => void };

const places: Place[] = [];

/** Words that come with a picture, as from a spreadsheet, belong to the field that is typed in. */
function isTyping({ target, clipboardData }: ClipboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const types = target.matches('input, textarea, select') && clipboardData?.types;
  return types !== false && types !== undefined && types.includes('text/plain');
}

/** Of several places: the one with the focus, else the one under the mouse, else the first; where a dialog is open, one in it. */
function chosenPlace(files: readonly File[]): Place | undefined {
  const dialog = document.querySelector('dialog[open]');
  const open = places.filter(
    ({ element, takes }) =>
      files.some(takes) && element.current !== null && (dialog === null || dialog.contains(element.current)),
  );
  return (
    open.find(({ element }) => element.current?.contains(document.activeElement)) ??
    open.find(({ element }) => element.current?.matches(':hover')) ??
    open.toSorted(byPlace)[0]
  );
}

function byPlace(one: Place, other: Place): number {
  const [a, b] = [one.element.current, other.element.current];
  if (a === null || b === null) return 0;
  return (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 ? -1 : 1;
}

function paste(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  if (files.length === 0 || isTyping(event)) return;
  const place = chosenPlace(files);
  if (place === undefined) return;
  event.preventDefault();
  place.take(files.filter(place.takes));
}

/** Takes files that are pasted anywhere on the page, as long as this place is the one that they are meant for. */
export function usePastedFiles(
  takes: (file: File) => boolean,
  take: (files: File[]) => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const now = useRef({ takes, take });
  useEffect(() => {
    now.current = { takes, take };
  });
  useEffect(() => {
    const place: Place = {
      element,
      takes: (file) => now.current.takes(file),
      take: (files) => now.current.take(files),
    };
    if (places.length === 0) document.addEventListener('paste', paste);
    places.push(place);
    return () => {
      places.splice(places.indexOf(place), 1);
      if (places.length === 0) document.removeEventListener('paste', paste);
    };
  }, []);
  return element;
}
