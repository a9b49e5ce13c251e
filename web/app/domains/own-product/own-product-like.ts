import { ownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { isLike } from '../../editing/like.ts';
import { isDraftVideo } from '../../parts/upload/draft-video.ts';
import { EMPTY_DRAFT, type Draft } from './own-product-draft.ts';

const isDocument = (value: unknown): boolean =>
  isLike({ key: '', file: '' }, value) && ownDocument.safeParse(value).success;

const PICTURE = { id: '', address: '' };
/** What the form is made of. */
const LIKE = {
  ...EMPTY_DRAFT,
  tags: [''],
  pictures: [PICTURE],
  longPictures: [PICTURE],
  documents: [isDocument],
  videos: [isDraftVideo],
  ingredients: [{ code: '', content: '', unit: '' }],
  modeOfAction: [''],
  crops: [''],
  targets: [{ zh: '', en: '' }],
  registrations: [{ country: '', number: '', validUntil: '' }],
} as const satisfies Record<keyof Draft, unknown>;

/** Is this an exhibit as this form writes it? One that was kept may be of an older form. */
export const isDraft = (values: unknown): boolean => isLike(LIKE, values);
