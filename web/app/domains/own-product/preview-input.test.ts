import { describe, expect, it } from 'vitest';
import { EMPTY_EXHIBIT, toInput, type ExhibitFormValues } from './exhibit-form-values.ts';
import { previewOf } from './preview-input.ts';

const shown = (draft: Partial<ExhibitFormValues>) => previewOf(toInput({ ...EMPTY_EXHIBIT, ...draft }));

describe('what of a form can be shown while it is written', () => {
  it('is the empty form too', () => {
    expect(shown({})).toMatchObject({ name: { zh: '', en: '' }, categoryCode: '', pictures: [], scope: 0 });
  });
  it('is all but the parts that are not right yet', () => {
    const ingredients = [
      { code: 'glufosinate', content: '200', unit: 'g/L' as const },
      { code: 'glyphosate', content: '', unit: '%' as const },
    ];
    const form = shown({
      nameZh: '草铵膦',
      articleNumber: '不行',
      sortNumber: 'first',
      formulation: 'SL',
      ingredients,
      scope: '2',
    });
    expect([form.name.zh, form.articleNumber, form.sortNumber, form.scope]).toEqual(['草铵膦', '', null, 2]);
    expect(form.attributes).toMatchObject({
      formulation: 'SL',
      ingredients: [{ code: 'glufosinate', content: 200, unit: 'g/L' }],
    });
  });
  it('loses no other attribute with a wrong one', () => {
    const { attributes } = shown({ formulation: 'SL', packingEn: '桶' });
    expect([attributes.formulation, attributes.packing]).toEqual(['SL', { zh: '', en: '' }]);
  });
});
