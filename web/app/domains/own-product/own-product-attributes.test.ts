import { describe, expect, it } from 'vitest';
import { attributeName, otherAttributes, valueText } from './own-product-attributes.ts';

const definition = (code: string, kind: 'code' | 'codes' | 'number' | 'bilingual' | 'ingredients', unit = '') => ({
  code,
  name: { zh: `${code}名`, en: `${code} name` },
  kind,
  unit,
  facet: false,
  options: [
    { code: 'rice', name: { zh: '水稻', en: 'Rice' } },
    { code: 'cotton', name: { zh: '棉花', en: 'Cotton' } },
  ],
});

describe('attributes of an exhibit', () => {
  it('that have no field of their own are shown by their kind', () => {
    const set = [
      definition('ingredients', 'ingredients'),
      definition('crops', 'codes'),
      definition('shelfLife', 'number'),
    ];
    expect(otherAttributes(set).map(({ code }) => code)).toEqual(['shelfLife']);
  });
  it('are called what the exhibition calls them', () => {
    const vocabulary = { attributes: [definition('ingredients', 'ingredients')] };
    expect(attributeName(vocabulary, 'ingredients', 'zh', '有效成分')).toBe('ingredients名');
    expect(attributeName(vocabulary, 'crops', 'zh', '适用作物')).toBe('适用作物');
  });
  it('read as text in the language of the reader', () => {
    expect(valueText(definition('shelfLife', 'number', 'month'), 24, 'zh')).toBe('24 个月');
    expect(valueText(definition('crop', 'codes'), ['rice', 'cotton'], 'en')).toBe('Rice, Cotton');
    expect(valueText(definition('crop', 'code'), 'rice', 'zh')).toBe('水稻');
    expect(valueText(definition('origin', 'bilingual'), { zh: '', en: 'Brazil' }, 'zh')).toBe('Brazil');
  });
});
