import { controlOf, unfold } from './reveal.ts';

/** Brings somebody to a field, or to a control of it: unfolded, in sight and with the focus. */
export function lead(field: Element): void {
  unfold(field);
  field.scrollIntoView({ block: 'center' });
  controlOf(field)?.focus({ preventScroll: true });
}
