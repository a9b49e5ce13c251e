import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { productForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import { describe, expect, it } from 'vitest';
import { helpsOf, missingOf, PARTS, partsOfExhibit } from './completeness.ts';
import { EMPTY_EXHIBIT, toInput, type ExhibitFormValues } from './exhibit-form-values.ts';

const name = { zh: '', en: '' };
const one = [{ code: 'one', name }];
const attribute = (code: string) => ({ code, name, kind: 'codes' as const, unit: '', facet: true, options: [] });
const AGRO: Vocabulary = {
  categories: [{ code: 'one', name, parent: null }],
  classes: one,
  companyTypes: [],
  formulations: one,
  crops: one,
  ingredients: [{ code: 'one', name, cas: [], aliases: [], class: '', modeOfAction: '' }],
  attributes: ['modeOfAction', 'targets', 'registrations', 'hazard'].map(attribute),
};
const names = (parts: readonly { name: string }[]): string[] => parts.map((part) => part.name);
/** What those who look for exhibits narrow by that their companies have, not they. */
const OF_THE_COMPANY = ['country', 'companyType', 'hall'];

describe('what an exhibit has and what it lacks', () => {
  it('counts as a help exactly what buyers narrow their lists by', () => {
    const facets = Object.values(PARTS).flatMap((part) => ('facet' in part ? [part.facet] : []));
    expect(facets.toSorted()).toEqual(productList.facets.filter((one) => !OF_THE_COMPANY.includes(one)).toSorted());
  });
  it('calls missing exactly what the call refuses', () => {
    const refused =
      productForm.safeParse(toInput(EMPTY_EXHIBIT)).error?.issues.map(({ path }) => String(path[0])) ?? [];
    const chosen: ExhibitFormValues = { ...EMPTY_EXHIBIT, categoryCode: 'one' };
    expect(names(missingOf(partsOfExhibit(chosen, AGRO)))).toContain('tags');
    const missing = [...names(missingOf(partsOfExhibit(EMPTY_EXHIBIT, AGRO))), 'tags'].map((part) =>
      part === 'nameZh' ? 'name' : part,
    );
    expect(missing.toSorted()).toEqual([...new Set(refused)].toSorted());
  });
  it('asks for one language, and says that the other helps', () => {
    const english: ExhibitFormValues = { ...EMPTY_EXHIBIT, nameEn: 'Glyphosate' };
    const parts = partsOfExhibit(english, AGRO);
    expect(names(missingOf(parts))).not.toContain('nameZh');
    expect(names(helpsOf(parts))).toContain('nameZh');
  });
  it('knows what only other fairs ask for, and what is only begun', () => {
    const drinks = { ...AGRO, formulations: [], crops: [], attributes: [] };
    const asked = names(partsOfExhibit(EMPTY_EXHIBIT, drinks));
    expect(['formulation', 'crops', 'registrations', 'values'].filter((part) => asked.includes(part))).toEqual([]);
  });
  it('needs what is begun to be whole, since the call refuses it', () => {
    const missing = (begun: Partial<ExhibitFormValues>) =>
      names(missingOf(partsOfExhibit({ ...EMPTY_EXHIBIT, ...begun }, AGRO)));
    const content = (typed: string) => missing({ ingredients: [{ code: 'one', content: typed, unit: '%' }] });
    for (const typed of ['', '0', 'many']) expect(content(typed)).toContain('ingredients');
    expect(content('１００')).not.toContain('ingredients');
    expect(missing({ registrations: [{ country: 'CN', number: '', validUntil: '' }] })).toContain('registrations');
    expect(missing({ minimumQuantity: 'some' })).toContain('minimumQuantity');
    expect(missing({ salePrice: { ...EMPTY_EXHIBIT.salePrice, amount: 'about 3' } })).toContain('salePrice');
  });
});
