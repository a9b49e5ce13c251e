import { focusableControl, openDetails } from './open-details.ts';

/** Brings somebody to a field, or to a control of it: unfolded, in sight and with the focus. */
export function focusField(field: Element): void {
  openDetails(field);
  field.scrollIntoView({ block: 'center' });
  focusableControl(field)?.focus({ preventScroll: true });
}
