import { PACKAGES } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { ExhibitorForm, ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { matchesShape, nullOr } from '../../editing/matches-shape.ts';

const EMPTY: ExhibitorForm = {
  name: { zh: '', en: '' },
  country: '',
  categories: [],
  hall: null,
  boothNumber: '',
  boothArea: '',
  package: 'standard',
  contact: {
    name: '',
    mobile: { areaCode: '86', number: '' },
    otherMobile: { areaCode: '', number: '' },
    email: '',
  },
};

export const toFormValues = (record: ExhibitorRecord | null): ExhibitorForm => {
  if (record === null) return EMPTY;
  const { name, country, categories, hall, boothNumber, boothArea, package: booked, contact } = record;
  return { name, country, categories, hall, boothNumber, boothArea, package: booked, contact };
};

const LIKE = {
  name: EMPTY.name,
  country: '',
  categories: [''],
  hall: nullOr(''),
  boothNumber: '',
  boothArea: '',
  package: (value: unknown): boolean => PACKAGES.some((one) => one === value),
  contact: EMPTY.contact,
};
/** Are these values such as the form writes? */
export const isExhibitorFormValues = (values: unknown): boolean => matchesShape(LIKE, values);
