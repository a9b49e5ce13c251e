import { LANGS, translator } from '@fairbridge/contract/text.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LangProvider } from '../../i18n/lang.tsx';
import { productTexts } from '../product/product.texts.ts';
import { ShownRegistrations } from './shown-registrations.tsx';

const REGISTRATIONS = [
  { country: 'BR', number: '1', validUntil: '2026-07-11', state: 'expired' },
  { country: 'CN', number: '2', validUntil: '2026-12-31', state: 'expiring' },
  { country: 'IN', number: '3', validUntil: '2031-01-01', state: 'valid' },
  { country: 'AR', number: '4', validUntil: '', state: 'valid' },
] as const;

/** The words of each row: what stands in its spans, country, day and mark. */
const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<li[^]*?<\/li>/g)].map(([row]) =>
    [...row.replace(/<button[^]*?<\/button>/g, '').matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(
      ([, words]) => words ?? '',
    ),
  );

it.each(LANGS)('what has run out, or soon will, is marked where an exhibit is registered (%s)', (lang) => {
  const t = translator(productTexts, lang);
  const list = createElement(ShownRegistrations, { registrations: [...REGISTRATIONS] });
  const rows = rowsOf(renderToStaticMarkup(createElement(LangProvider, { value: lang }, list)));
  // the country stands before, the day in the words of whether it is over
  const said = rows.map(([, ...words]) => words.map((text) => text.replace(/\d[^]*/, '').trim()));
  const until = (key: 'validUntil' | 'wasValidUntil'): string => t(key, { date: '' }).trim();
  expect(said).toEqual([
    [until('wasValidUntil'), t('expired')],
    [until('validUntil'), t('expiring')],
    [until('validUntil')],
    [],
  ]);
});
