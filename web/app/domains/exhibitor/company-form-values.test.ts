import { describe, expect, test } from 'vitest';
import { companyForm } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { completenessOf, saysNothingYet, toFormValues, toInput } from './company-form-values.ts';

const form = companyForm.parse({ name: { zh: '丰禾', en: '' }, country: 'CN' });
const empty = toFormValues(form, {});

describe('a company while it is written', () => {
  test('is sent as it was read when nothing was touched', () => {
    const stored = {
      ...form,
      logo: 'LogoLogo01',
      banners: ['BannerBanner'],
      foundedYear: 1998,
      scale: '1-50' as const,
    };
    const formValues = toFormValues(stored, { LogoLogo01: '/files/LogoLogo01' });
    expect(formValues.logo).toEqual({ id: 'LogoLogo01', url: '/files/LogoLogo01' });
    expect(toInput(formValues)).toEqual(stored);
  });

  test('keeps what is no number for the check to refuse', () => {
    expect(toInput({ ...empty, foundedYear: 'long ago', attendTimes: ' 3 ' })).toMatchObject({
      foundedYear: Number.NaN,
      attendTimes: 3,
    });
  });
});

test('a company says something once its own people have written a text or brought a picture', () => {
  const introduced = { ...empty, introduction: { zh: '', en: 'A sugar mill.' } };
  const pictured = { ...empty, logo: { id: 'LogoLogo01', url: '' } };
  expect([empty, introduced, pictured].map(saysNothingYet)).toEqual([true, false, false]);
});

describe('how complete it is', () => {
  test('counts what is wanted, and names what is missing in the order of the form', () => {
    const { percent, missing } = completenessOf(empty);
    expect(percent).toBe(0);
    expect(missing.map(({ field }) => field).slice(0, 4)).toEqual(['name', 'categories', 'logo', 'banners']);
  });

  test('a text counts when both languages are there, and each language is counted apart', () => {
    const named = { ...empty, name: { zh: '丰禾', en: 'Fenghe' }, abroadWarehouse: { zh: '', en: 'Santos' } };
    const { missing, languages } = completenessOf(named);
    expect(missing.map(({ field }) => field)).not.toContain('name');
    expect(languages).toEqual({ zh: 1, en: 1, of: 5 });
  });

  test('is whole when nothing is missing', () => {
    const both = { zh: '有', en: 'Yes' };
    const person = { ...empty.contact, name: '李雷' };
    const whole = {
      ...empty,
      name: both,
      categories: ['herbicides'],
      logo: { id: 'a', url: '' },
      banners: [{ id: 'b', url: '' }],
      introduction: both,
      productIntroduction: both,
      mainBusinessScope: both,
      address: both,
      email: 'a@b.example',
      telephone: { areaCode: '86', number: '12345' },
      website: 'b.example',
      scale: '1-50',
      foundedYear: '1998',
      contact: person,
      conferenceContact: person,
    };
    expect(completenessOf(whole)).toMatchObject({
      percent: 100,
      missing: [],
      languages: { zh: 5, en: 5, of: 5 },
    });
  });
});
