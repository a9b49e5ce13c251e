import { ownDocument } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import { keptInBrowser, type Kept } from '../../kept.ts';
import { isDraftVideo } from '../../parts/upload/draft-video.ts';
import { EMPTY_DRAFT, type Draft } from './own-product-draft.ts';

/**
 * The draft of a new exhibit, kept on this device for its company. It is no part of the session: a log-in that expires
 * while somebody writes must not take the text with it, and another company never sees it.
 */
const placeOf = (exhibitorId: string): Kept => keptInBrowser(`fairbridge-draft.exhibit.${exhibitorId}`);

const isText = (value: unknown): value is string => typeof value === 'string';
const isPicture = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'address' in value &&
  isText(value.id) &&
  isText(value.address);
const isIngredient = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'content' in value &&
  'unit' in value &&
  isText(value.code) &&
  isText(value.content) &&
  isText(value.unit);

const isPrice = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return Object.keys(EMPTY_DRAFT.salePrice).every((key) => isText(parts[key]));
};

const isTarget = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'zh' in value && 'en' in value && isText(value.zh) && isText(value.en);
const isRegistration = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'country' in value &&
  'number' in value &&
  'validUntil' in value &&
  isText(value.country) &&
  isText(value.number) &&
  isText(value.validUntil);

const isDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'file' in value &&
  isText(value.key) &&
  isText(value.file) &&
  ownDocument.safeParse(value).success;

const LISTS: Partial<Record<keyof Draft, (value: unknown) => boolean>> = {
  tags: isText,
  crops: isText,
  modeOfAction: isText,
  targets: isTarget,
  registrations: isRegistration,
  pictures: isPicture,
  longPictures: isPicture,
  documents: isDocument,
  videos: isDraftVideo,
  ingredients: isIngredient,
};

/** Is every part of the shape that this version of the form knows? An older draft is dropped rather than half understood. */
function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Record<string, unknown> = { ...value };
  return Object.entries(EMPTY_DRAFT).every(([key, empty]) => {
    const part = parts[key];
    if (key === 'salePrice' || key === 'purchasePrice') return isPrice(part);
    if (!Array.isArray(empty)) return typeof part === typeof empty && part !== null;
    const fits = Object.entries(LISTS).find(([name]) => name === key)?.[1];
    return Array.isArray(part) && fits !== undefined && part.every(fits);
  });
}

export function keptDraft(exhibitorId: string): Draft | null {
  const value = placeOf(exhibitorId).read();
  return isDraft(value) ? value : null;
}

export const keepDraft = (exhibitorId: string, draft: Draft): void => placeOf(exhibitorId).write(draft);
export const dropDraft = (exhibitorId: string): void => placeOf(exhibitorId).forget();
