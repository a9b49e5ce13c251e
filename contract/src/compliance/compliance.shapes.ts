import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingual, bilingualOut, code, date, optionalBilingual, webAddress } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** What a rule says of an ingredient. `pic` and `pops`: Rotterdam and Stockholm Conventions. */
export const COMPLIANCE_KINDS = ['banned', 'restricted', 'exportOnly', 'pic', 'pops', 'notRenewed'] as const;
export const complianceKind = z.enum(COMPLIANCE_KINDS);
export type ComplianceKind = z.output<typeof complianceKind>;

/** `notice`: it is said. `closeMarket`: no intent orders from there. `blockClaim`: exhibits of this fair may not claim these crops. */
export const COMPLIANCE_EFFECTS = ['notice', 'closeMarket', 'blockClaim'] as const;
export const complianceEffect = z.enum(COMPLIANCE_EFFECTS);
export type ComplianceEffect = z.output<typeof complianceEffect>;

/** ISO 3166-1 alpha-2, `EU` for its members, or everywhere. */
export const market = z.string().regex(/^([A-Z]{2}|\*)$/, 'choice');

const day = date.or(z.literal('')).default('');

const fields = {
  ingredient: code,
  kind: complianceKind,
  country: market,
  /** Crops it is about; none: every use. */
  crops: z.array(code).max(LIMITS.complianceCropsMax).default([]),
  /** Uses that no crop says, such as 'seed treatment'. */
  uses: optionalBilingual(LIMITS.complianceUsesMax),
  note: bilingual(LIMITS.complianceNoteMax),
  source: optionalBilingual(LIMITS.complianceSourceMax),
  link: webAddress,
  validFrom: day,
  validUntil: day,
  effect: complianceEffect.default('notice'),
};

/** What the organizer writes of a rule. */
export const complianceForm = z.object(fields).superRefine((form, context) => {
  if (form.effect === 'blockClaim' && form.crops.length === 0)
    context.addIssue({ code: 'custom', message: 'complianceCrops', path: ['crops'] });
  if (form.validFrom !== '' && form.validUntil !== '' && form.validUntil < form.validFrom)
    context.addIssue({ code: 'custom', message: 'daysInOrder', path: ['validUntil'] });
});
export type ComplianceForm = z.output<typeof complianceForm>;

/** A rule as it is kept. */
export const complianceRule = z.object({
  ...fields,
  uses: bilingualOut,
  note: bilingualOut,
  source: bilingualOut,
  id: z.string(),
  version: z.int(),
});
export type ComplianceRule = z.output<typeof complianceRule>;

/** A rule as readers are told it. */
export const complianceNotice = z.object({
  ingredient: namedCode,
  kind: complianceKind,
  country: z.string(),
  /** What it is about, in words; none: every use. */
  uses: z.array(bilingualOut),
  note: bilingualOut,
  source: bilingualOut,
  link: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  effect: complianceEffect,
  /** It holds in the market that was asked about. */
  here: z.boolean(),
});
export type ComplianceNotice = z.output<typeof complianceNotice>;

/** In short, for a card: what is said, and where. */
export const complianceMark = z.object({ kind: complianceKind, country: z.string() });
export type ComplianceMark = z.output<typeof complianceMark>;

/** What a reader is told of a product: the rules on its ingredients, those of the own market first. */
export const compliance = z.object({
  /** Where the reader comes from; empty for whoever has not said. */
  market: z.string(),
  notices: z.array(complianceNotice),
  /** No intent orders from there. */
  closed: z.boolean(),
});
export type Compliance = z.output<typeof compliance>;

/** An exhibit that a rule is about, for the organizer. */
export const affectedProduct = z.object({
  id: z.string(),
  name: bilingualOut,
  exhibitor: z.object({ id: z.string(), name: bilingualOut }),
  scope: z.int(),
  /** It claims one of the rule's crops. */
  claims: z.boolean(),
});
export type AffectedProduct = z.output<typeof affectedProduct>;

export const COMPLIANCE_OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;
/** What came of reading a spreadsheet of rules. */
export const complianceReport = z.object({
  rows: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      outcome: z.enum(COMPLIANCE_OUTCOMES),
      faults: z.array(z.object({ column: bilingualOut, message: z.string() })),
    }),
  ),
  /** Rows that were stored; none where one is wrong, or as a preview. */
  stored: z.int(),
});
export type ComplianceReport = z.output<typeof complianceReport>;
