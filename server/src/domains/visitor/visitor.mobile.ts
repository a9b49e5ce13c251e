import type { VisitorPerson } from '@fairbridge/contract/visitor/visitor.shapes.ts';
import { failFields } from '../../platform/http/app-error.ts';
import { mobileOf, mobileParts } from '../../platform/phone/phone.ts';

type Stored = Pick<VisitorPerson, 'name' | 'position' | 'department' | 'mobile'> & { title: string };

/** A mobile is required, but of whoever registered before it was asked for and changes nothing of the person. */
export function lacksMobile(before: Stored, { name, title, position, department, mobile }: VisitorPerson): boolean {
  if (mobile !== '') return false;
  const same = before.name === name && before.title === title && before.position === position;
  return before.mobile !== '' || !same || before.department !== department;
}

/**
 * The person with the mobile as calling code and national number, whatever spelling it was typed in, so that lists, exports and
 * badges show one form. `within` is where the person stands in the input. A number that no numbering plan knows is refused.
 */
export function withPlainMobile(person: VisitorPerson, within: '' | 'person.' = ''): VisitorPerson {
  if (person.mobile === '') return { ...person, mobileAreaCode: '' };
  const known = mobileOf(person.mobile, person.mobileAreaCode);
  if (known === null) failFields({ field: `${within}mobile`, rule: 'mobile' });
  const { areaCode, number } = mobileParts(known);
  return { ...person, mobileAreaCode: areaCode, mobile: number };
}
