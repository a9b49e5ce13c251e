import { ownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { matchesShape } from '../../editing/matches-shape.ts';
import { isVideoFormValue } from '../../components/upload/video-form-value.ts';
import { EMPTY_EXHIBIT, type ExhibitFormValues } from './exhibit-form-values.ts';

const isDocument = (value: unknown): boolean =>
  matchesShape({ key: '', file: '' }, value) && ownDocument.safeParse(value).success;

const PICTURE = { id: '', address: '' };
/** What the form is made of. */
const LIKE = {
  ...EMPTY_EXHIBIT,
  tags: [''],
  pictures: [PICTURE],
  longPictures: [PICTURE],
  documents: [isDocument],
  videos: [isVideoFormValue],
  ingredients: [{ code: '', content: '', unit: '' }],
  modeOfAction: [''],
  crops: [''],
  targets: [{ zh: '', en: '' }],
  registrations: [{ country: '', number: '', validUntil: '' }],
} as const satisfies Record<keyof ExhibitFormValues, unknown>;

/** Is this an exhibit as this form writes it? One that was kept may be of an older form. */
export const isExhibitFormValues = (values: unknown): values is ExhibitFormValues => matchesShape(LIKE, values);
