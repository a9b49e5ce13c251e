import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { disordered } from './act-order.ts';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));

test('acts stand in one order everywhere', () => {
  const found = globSync('**/*.tsx', { cwd: APP })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => disordered(file, readFileSync(path.join(APP, file), 'utf8')).map((row) => `${file}: ${row}`));
  expect(found).toEqual([]);
});

test('finds the rows that stood otherwise, whatever decides whether an act is there', () => {
  const rows = {
    between: `<div><IconButton icon="back" label={t('b')} /><IconButton icon="trash" label={t('r')} /><IconButton icon="arrow" label={t('o')} /></div>`,
    part: `<div><Remove exhibit={exhibit} /><ButtonLink to="/x"><Icon name="edit" />{t('edit')}</ButtonLink></div>`,
    words: `<li>{may.remove && <Button onClick={ask}>{t('remove')}</Button>}<span><Button onClick={change}>{t('edit')}</Button></span></li>`,
    card: `<article><div><CompareButton id={id} name={name} /></div><div><FavouriteButton kind="ACTOR" id={id} name={name} /></div></article>`,
  };
  const found = Object.entries(rows).map(([name, row]) => [name, disordered('a.tsx', `const a = ${row};`)]);
  expect(Object.fromEntries(found)).toEqual({
    between: ['earlier remove later'],
    part: ['remove edit'],
    words: ['remove edit'],
    card: ['compare favourite'],
  });
});

test('leaves alone what is in order, and what stands in rows of their own', () => {
  const rows = [
    `<div><FavouriteButton kind="PRODUCT" id={id} name={name} text /><CompareButton id={id} name={name} />{buyer && <a href="#order"><Icon name="order" />{t('order')}</a>}</div>`,
    `<ul>{rows.map((row) => <li><Button>{t('edit')}</Button><Button>{t('remove')}</Button></li>)}</ul>`,
    `<div><section><Button>{t('edit')}</Button><Button>{t('remove')}</Button></section><section><Button>{t('edit')}</Button><Button>{t('copy')}</Button></section></div>`,
  ];
  expect(rows.map((row) => disordered('a.tsx', `const a = ${row};`))).toEqual([[], [], []]);
});
