import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { z } from 'zod';
import { companies } from './data/companies.ts';
import { homeOf } from './data/fair.ts';
import { fairs } from './data/index.ts';
import { picturesOf } from './data/packs.ts';
import { random } from './data/random.ts';
import { draw } from './draw.ts';

const there = new Set(
  globSync('**/*.webp', { cwd: new URL('pictures/', import.meta.url) }).map((file) =>
    file.replaceAll('\\', '/').replace('.webp', ''),
  ),
);

test.each(['agro', 'sugar'] as const)('each picture that the %s fair names is there', (code) => {
  const source = random(`pictures of ${code}`);
  const makers = companies(source, code, 200);
  const drafts = Array.from({ length: 5_000 }, () => fairs[code].product(source, source.pick(makers)));
  const home = homeOf(code);
  const named = [
    ...drafts.map(picturesOf).flatMap(({ front, views, long }) => [front, ...views, long]),
    ...fairs[code].definition.articles.map(({ picture }) => picture),
    ...home.banners.map(({ picture, film }) => (film ? `news/${code}-film` : picture)),
    ...[...home.carousel, ...home.sideAds].flatMap(({ picture }) => [picture.zh, picture.en]),
    ...home.collections.map(({ picture }) => picture),
    `news/${code}-hero`,
  ];
  expect(named.filter((picture) => picture === undefined || !there.has(picture))).toEqual([]);
});

test('a row answers the picture it names, and one of an earlier release a picture of its kind', async () => {
  const sizeOf = async (row: unknown) => {
    const { format, width, height } = await sharp(await draw(row)).metadata();
    return { format, width, height };
  };
  expect(await sizeOf({ picture: 'marks/2' })).toEqual({ format: 'webp', width: 400, height: 400 });
  expect(await sizeOf({ draw: 'longPicture', pack: {} })).toEqual({ format: 'webp', width: 1200, height: 600 });
});

test.each([{}, { picture: '../package' }, { picture: 'packs/../../package' }, { draw: 'nothing' }])(
  'a row that names no picture of the demo answers none: %j',
  async (row) => {
    await expect(draw(row)).rejects.toBeInstanceOf(z.ZodError);
  },
);
