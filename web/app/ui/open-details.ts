/** Unfolds whatever an element stands in, and the element itself, so that it can be seen and take the focus. */
export function openDetails(element: Element): void {
  for (let fold = element.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

const CONTROLS = 'input:not([type=file]):not([tabindex="-1"]), select, textarea, button';

/** What of a field takes the focus: what a person types into or presses. */
export const focusableControl = (field: Element): HTMLElement | null =>
  field.matches(CONTROLS) && field instanceof HTMLElement ? field : field.querySelector<HTMLElement>(CONTROLS);
