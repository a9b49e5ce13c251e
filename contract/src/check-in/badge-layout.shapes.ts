import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { badge } from '../voucher/voucher.shapes.ts';

/** What badges are printed on, in millimetres; `a4` holds four of A6. */
export const BADGE_PAPERS = {
  a6: { width: 105, height: 148 },
  card: { width: 90, height: 55 },
  label: { width: 62, height: 100 },
  a4: { width: 210, height: 297 },
} as const;
export const BADGE_PAPER_NAMES = ['a6', 'card', 'label', 'a4'] as const;
export const badgePaper = z.enum(BADGE_PAPER_NAMES);
export type BadgePaper = z.output<typeof badgePaper>;

export const BADGE_FIELDS = ['logo', 'fair', 'name', 'company', 'position', 'country', 'qr', 'number', 'kind'] as const;
export const badgeField = z.enum(BADGE_FIELDS);
export type BadgeField = z.output<typeof badgeField>;
export const BADGE_SIZES = ['small', 'medium', 'large'] as const;
export const badgeSize = z.enum(BADGE_SIZES);
export type BadgeSize = z.output<typeof badgeSize>;

export const placedField = z.object({ field: badgeField, size: badgeSize, shown: z.boolean() });
export type PlacedField = z.output<typeof placedField>;

/** Each field once, from top to bottom. */
export const placedFields = z
  .array(placedField)
  .length(BADGE_FIELDS.length)
  .refine((fields) => new Set(fields.map(({ field }) => field)).size === BADGE_FIELDS.length, 'choice');

export const badgeLayoutForm = z.object({ paper: badgePaper, fields: placedFields });
export type BadgeLayoutForm = z.output<typeof badgeLayoutForm>;

/** Until the fair has its own. */
export const USUAL_LAYOUT: BadgeLayoutForm = {
  paper: 'a6',
  fields: [
    { field: 'logo', size: 'small', shown: true },
    { field: 'fair', size: 'small', shown: true },
    { field: 'name', size: 'large', shown: true },
    { field: 'company', size: 'medium', shown: true },
    { field: 'position', size: 'small', shown: true },
    { field: 'country', size: 'small', shown: true },
    { field: 'qr', size: 'large', shown: true },
    { field: 'number', size: 'small', shown: true },
    { field: 'kind', size: 'medium', shown: true },
  ],
};

/** `version`: 0 while it is the usual one. */
export const badgeLayout = badgeLayoutForm.extend({ version: z.int() });
export type BadgeLayout = z.output<typeof badgeLayout>;

/** A badge as it is put on paper, with how often it was by now. */
export const printedBadge = badge.extend({
  fair: bilingualOut,
  prints: z.int(),
});
export type PrintedBadge = z.output<typeof printedBadge>;
