import type { CompanyName, ProductDraft } from '../../demo/data/shapes.ts';
import type { SearchDocument } from '../src/platform/search/document.ts';

/** One product as a query may expect it. */
export type Judged = { document: SearchDocument; draft: ProductDraft; company: CompanyName };
export type Expectation = (judged: Judged) => boolean;

export const ingredient =
  (...codes: string[]): Expectation =>
  ({ document }) =>
    codes.every((code) => document.facets.ingredient?.includes(code) === true);
export const formulation =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.formulation?.includes(code) === true;
export const category =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.category?.includes(code) === true;
export const crop =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.crop?.includes(code) === true;
export const kind =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.class?.includes(code) === true;
export const named =
  (pattern: RegExp): Expectation =>
  ({ draft }) =>
    pattern.test(`${draft.name.zh} ${draft.name.en}`);
export const from =
  (province: string): Expectation =>
  ({ company }) =>
    company.name.zh.includes(province) || company.province.zh === province;
export const mode =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.modeOfAction?.includes(code) === true;
export const country =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.country?.includes(code) === true;
export const registeredIn =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.registeredIn?.includes(code) === true;
export const both =
  (...expectations: Expectation[]): Expectation =>
  (judged) =>
    expectations.every((expectation) => expectation(judged));
export const oneOf =
  (...expectations: Expectation[]): Expectation =>
  (judged) =>
    expectations.some((expectation) => expectation(judged));
export const anyOf = (...codes: string[]): Expectation => oneOf(...codes.map((code) => ingredient(code)));
export const without =
  (expectation: Expectation): Expectation =>
  (judged) =>
    !expectation(judged);
export const inHall =
  (code: string): Expectation =>
  ({ document }) =>
    document.facets.hall?.includes(code) === true;
export const atBooth =
  (place: string): Expectation =>
  ({ document }) =>
    document.texts.places?.includes(place) === true;
export const packedIn =
  (pattern: RegExp): Expectation =>
  ({ draft }) =>
    pattern.test(`${draft.attributes.packing?.zh ?? ''} ${draft.attributes.packing?.en ?? ''}`);
/** Products against this pest or disease, or for this effect. */
export const against =
  (pattern: RegExp): Expectation =>
  ({ draft }) =>
    (draft.attributes.targets ?? []).some(({ zh, en }) => pattern.test(zh) || pattern.test(en));
/** The number an attribute of this code has. */
export const valued =
  (code: string, right: (value: number) => boolean): Expectation =>
  ({ draft }) => {
    const value = draft.attributes[code];
    return typeof value === 'number' && right(value);
  };
