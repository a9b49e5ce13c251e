import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeHandlers } from './domains/notice/notice.handlers.ts';
import { collectDeclarations, joinHandlers } from './bootstrap/declarations.ts';
import { domains } from './portal.ts';

const FOLDER = path.join(import.meta.dirname, 'domains');

test('every domain that declares itself is listed', async () => {
  const files = readdirSync(FOLDER)
    .map((noun) => path.join(FOLDER, noun, 'domain.ts'))
    .filter((file) => existsSync(file));
  const declared = await Promise.all(files.map(async (file) => Object.values<unknown>(await import(file))));
  const listed: ReadonlySet<unknown> = new Set(domains);
  expect(files.filter((_file, at) => declared[at]?.some((one) => !listed.has(one)))).toEqual([]);
  expect(files.length).toBeGreaterThan(30);
});

test('no table or queue belongs to two', () => {
  const names = domains.flatMap(({ tables = {}, schedules = [] }) => [
    ...Object.keys(tables).map((table) => `table ${table}`),
    ...schedules.map(({ queue }) => `queue ${queue}`),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('what one hands to another is brought together', () => {
  const { handovers, uses } = collectDeclarations(domains);
  expect(handovers.map(({ name }) => name)).toEqual(['contacts', 'orders', 'meetings', 'chats']);
  expect(uses.toSorted()).toEqual([
    'article',
    'avatar',
    'banner',
    'bannerVideo',
    'carousel',
    'chat',
    'chatDocument',
    'chatVideo',
    'collection',
    'company',
    'companyVideo',
    'demo',
    'document',
    'fairLogo',
    'latest',
    'live',
    'logo',
    'meeting',
    'post',
    'postVideo',
    'product',
    'productLong',
    'productVideo',
    'scene',
    'sideAd',
    'socialCode',
    'sourcingDocument',
    'videoCover',
  ]);
});

test('two domains may share a noun, but not a call', () => {
  const { list, ...others } = noticeHandlers;
  expect(joinHandlers([{ notice: { list } }, { notice: others }])).toEqual({ notice: noticeHandlers });
  const twice = [{ notice: { list } }, { notice: noticeHandlers }];
  expect(() => joinHandlers(twice)).toThrow('call notice.list has two handlers');
});
