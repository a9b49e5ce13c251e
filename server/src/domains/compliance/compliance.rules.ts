import type {
  Compliance,
  ComplianceMark,
  ComplianceNotice,
  ComplianceRule,
} from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { EVERYWHERE, holdsIn } from '@fairbridge/contract/compliance/markets.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

type Fair = Pick<Exhibition, 'complianceRules' | 'crops' | 'ingredients' | 'homeCountry'>;
/** What of a product the rules look at: its ingredients, and the crops it claims. */
export type Regulated = { ingredients: readonly string[]; crops: readonly string[] };

export const isInForce = ({ validFrom, validUntil }: ComplianceRule, day: string): boolean =>
  (validFrom === '' || validFrom <= day) && (validUntil === '' || day <= validUntil);

/** The rules in force on these ingredients. */
function rulesOn({ complianceRules }: Fair, ingredients: readonly string[], now: Date): ComplianceRule[] {
  if (complianceRules.size === 0) return [];
  const day = dayInBeijing(now);
  return [...new Set(ingredients)].flatMap((code) =>
    (complianceRules.get(code) ?? []).filter((rule) => isInForce(rule, day)),
  );
}

/** The market asked about comes first, then what holds everywhere, then the country of the fair, then the others. */
function rankOf({ country }: ComplianceRule, market: string, home: string): number {
  if (country === market && market !== '') return 0;
  if (country !== EVERYWHERE && holdsIn(country, market)) return 1;
  if (country === EVERYWHERE) return 2;
  return country === home ? 3 : 4;
}

function noticeOf({ crops, ingredients }: Fair, rule: ComplianceRule, market: string): ComplianceNotice {
  const { kind, country, uses, note, source, link, validFrom, validUntil, effect } = rule;
  const named = ingredients.get(rule.ingredient);
  const claimed = rule.crops.flatMap((code) => crops.get(code)?.name ?? []);
  return {
    ingredient: { code: rule.ingredient, name: named?.name ?? { zh: rule.ingredient, en: rule.ingredient } },
    kind,
    country,
    uses: uses.zh === '' && uses.en === '' ? claimed : [...claimed, uses],
    note,
    source,
    link,
    validFrom,
    validUntil,
    effect,
    here: holdsIn(country, market),
  };
}

/** What a reader of this market is told of these ingredients. */
export function noticesOf(
  fair: Fair,
  ingredients: readonly string[],
  market: string,
  now = new Date(),
): ComplianceNotice[] {
  return rulesOn(fair, ingredients, now)
    .map((rule) => ({ rule, rank: rankOf(rule, market, fair.homeCountry) }))
    .toSorted((a, b) => a.rank - b.rank || (a.rule.country < b.rule.country ? -1 : 1))
    .map(({ rule }) => noticeOf(fair, rule, market));
}

/** The same in short, once for each kind and country. */
export function marksOf(fair: Fair, ingredients: readonly string[], now = new Date()): ComplianceMark[] {
  const marks = rulesOn(fair, ingredients, now).map(({ kind, country }) => ({ kind, country }));
  return [...new Map(marks.map((mark) => [`${mark.kind} ${mark.country}`, mark])).values()];
}

/** A rule on certain crops closes a market only for what claims nothing else. */
const isAboutAll = (rule: ComplianceRule, { crops }: Regulated): boolean =>
  rule.crops.length === 0 || (crops.length > 0 && crops.every((crop) => rule.crops.includes(crop)));

/** Does the product take no intent orders from this market? */
export const isClosed = (fair: Fair, product: Regulated, market: string, now = new Date()): boolean =>
  rulesOn(fair, product.ingredients, now).some(
    (rule) => rule.effect === 'closeMarket' && holdsIn(rule.country, market) && isAboutAll(rule, product),
  );

/** The crops that a product may not claim where the fair is held, with the ingredient that forbids them; null where it may. */
export function blockedClaim(
  fair: Fair,
  product: Regulated,
  now = new Date(),
): { ingredient: string; crops: string[] } | null {
  for (const rule of rulesOn(fair, product.ingredients, now)) {
    if (rule.effect !== 'blockClaim' || !holdsIn(rule.country, fair.homeCountry)) continue;
    const crops = product.crops.filter((crop) => rule.crops.includes(crop));
    if (crops.length > 0) return { ingredient: rule.ingredient, crops };
  }
  return null;
}

/** Everything a reader of this market is told of a product. */
export const complianceOf = (fair: Fair, product: Regulated, market: string, now = new Date()): Compliance => ({
  market,
  notices: noticesOf(fair, product.ingredients, market, now),
  closed: market !== '' && isClosed(fair, product, market, now),
});
