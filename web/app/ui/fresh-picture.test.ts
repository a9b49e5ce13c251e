import { expect, test } from 'vitest';
import { FreshPictures } from './fresh-picture.ts';

const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Picture${String(index).padStart(8, '0')}`);
const oldOf = (id: string): string => `/files/${id}.abc.AAAAAAAAAAAAAAAAAAAAAA`;
const newOf = (id: string): string => `/files/${id}.abd.BBBBBBBBBBBBBBBBBBBBBB`;

function asked(gives: (id: string) => string | null = newOf) {
  const questions: (readonly string[])[] = [];
  const fresh = new FreshPictures(async (wanted) => {
    questions.push(wanted);
    return wanted.flatMap((id) => {
      const address = gives(id);
      return address === null ? [] : [{ id, address }];
    });
  }, 3);
  return { fresh, questions };
}

test('pictures that fail together are asked for together, each once, no more at a time than a call takes', async () => {
  const { fresh, questions } = asked();
  const wanted = [...ids(4), ...ids(1)];
  expect(await Promise.all(wanted.map((id) => fresh.address(oldOf(id))))).toEqual(wanted.map(newOf));
  expect(questions).toEqual([ids(4).slice(0, 3), ids(4).slice(3)]);
});

test('a public address that turned private is asked for too', async () => {
  const [id = ''] = ids(1);
  expect(await asked().fresh.address(`/files/${id}`)).toBe(newOf(id));
});

test('there is nothing new for who may not see it, for an address that is still the newest, for what is no picture of ours, or offline', async () => {
  const [id = ''] = ids(1);
  const offline = new FreshPictures(() => Promise.reject(new Error('offline')), 3);
  expect([
    await asked(() => null).fresh.address(oldOf(id)),
    await asked(oldOf).fresh.address(oldOf(id)),
    await asked().fresh.address('data:image/png;base64,AAAA'),
    await offline.address(oldOf(id)),
  ]).toEqual([null, null, null, null]);
});
