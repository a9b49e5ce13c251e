import type { Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { describe, expect, it } from 'vitest';
import { classOf, countriesOf, withCategory, withClass, withCountries } from './own-product-derived.ts';

const name = { zh: '', en: '' };
const ingredient = (code: string, kind: string) => ({
  code,
  name,
  cas: [],
  aliases: [],
  class: kind,
  modeOfAction: '',
});
const part = (code: string) => ({ code, content: '', unit: 'g/L' as const });
const attribute = (code: string) => ({ code, name, kind: 'code' as const, unit: '', facet: false, options: [] });
const vocabulary = (attributes: readonly string[]): Vocabulary => ({
  categories: [],
  classes: [
    { code: 'herbicide', name },
    { code: 'fungicide', name },
    { code: 'grain', name },
  ],
  companyTypes: [],
  formulations: [],
  crops: [],
  ingredients: [
    ingredient('glyphosate', 'herbicide'),
    ingredient('mancozeb', 'fungicide'),
    ingredient('sorghum', 'grain'),
    ingredient('odd', 'gone'),
  ],
  attributes: attributes.map(attribute),
});
const agro = vocabulary(['ingredients', 'registrations']);

describe('what follows from another field', () => {
  it('is the first tag from the main category; tags that were chosen stay, as many as there may be', () => {
    expect(withCategory([], '', 'herbicides')).toEqual(['herbicides']);
    expect(withCategory(['herbicides'], 'herbicides', 'fungicides')).toEqual(['fungicides']);
    expect(withCategory(['herbicides', 'biologicals'], 'herbicides', 'biologicals')).toEqual(['biologicals']);
    expect(withCategory(['a', 'b', 'c'], '', 'd')).toEqual(['d', 'a', 'b']);
    expect(withCategory(['herbicides', 'b'], 'herbicides', '')).toEqual(['b']);
  });
  it('is the class from the main ingredient, where the fair trades substances', () => {
    expect(classOf([part('glyphosate'), part('mancozeb')], agro)).toBe('herbicide');
    expect(classOf([part('odd')], agro)).toBe('');
    expect(classOf([part('sorghum')], vocabulary(['ingredients']))).toBe('');
    expect(withClass('', [], [part('glyphosate')], agro)).toBe('herbicide');
    expect(withClass('herbicide', [part('glyphosate')], [part('mancozeb')], agro)).toBe('fungicide');
    // somebody chose it
    expect(withClass('fungicide', [part('glyphosate')], [part('glyphosate'), part('mancozeb')], agro)).toBe(
      'fungicide',
    );
  });
  it('are the countries from the registrations; countries alone become registrations without a number', () => {
    const brazil = { country: 'BR', number: '1', validUntil: '' };
    const both = withCountries([brazil], { registeredIn: ['BR', 'VN'], hazard: 'III' });
    expect(both).toEqual({
      registrations: [brazil, { country: 'VN', number: '', validUntil: '' }],
      values: { hazard: 'III' },
    });
    expect(countriesOf(both)).toEqual(['BR', 'VN']);
    const many = { registeredIn: Array.from({ length: 21 }, (_, at) => `A${String.fromCharCode(65 + at)}`) };
    expect(withCountries([brazil], many)).toEqual({ registrations: [brazil], values: many });
    expect(countriesOf({ registrations: [brazil], values: many })).toHaveLength(22);
  });
});
