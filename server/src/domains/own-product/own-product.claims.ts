import type { ComplianceNotice } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { WrongField } from '@fairbridge/contract/issues.ts';
import type { ProductForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { blockedClaim, noticesOf, type Regulated } from '../compliance/compliance.rules.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

type Form = Pick<ProductForm, 'attributes'>;

const regulated = ({ attributes: { ingredients, crops } }: Form): Regulated => ({
  ingredients: ingredients.map(({ code }) => code),
  crops,
});

const bothNames = (codes: ReadonlyMap<string, NamedCode>, code: string): string => {
  const { zh, en } = codes.get(code)?.name ?? { zh: code, en: '' };
  return `${zh} ${en}`.trim();
};

/** Where the fair is held some ingredients may not be offered for some crops. */
export function claimFaults(exhibition: Exhibition, form: Form): WrongField[] {
  const blocked = blockedClaim(exhibition, regulated(form));
  if (blocked === null) return [];
  const values = {
    ingredient: bothNames(exhibition.ingredients, blocked.ingredient),
    crops: blocked.crops.map((code) => bothNames(exhibition.crops, code)).join(', '),
  };
  return [{ field: 'attributes.crops', rule: 'claimBlocked', values }];
}

/** What is said to whoever saves an exhibit: the rules of the place where the fair is held. */
export const cautionsOf = (exhibition: Exhibition, form: Form): ComplianceNotice[] =>
  noticesOf(exhibition, regulated(form).ingredients, exhibition.homeCountry).filter(({ here }) => here);
