import { expect, test } from 'vitest';
import { picturesIn, describeValue } from './describe-value.ts';

const WORDS = { empty: '–', yes: 'Yes', no: 'No' };

test('what a value holds is shown as pictures: of a film its cover, of a document none', () => {
  const picture = { id: 'a', url: '/files/a/a.png' };
  const film = { id: 'b', url: '/files/b/video.mp4', cover: { id: 'c', url: '/files/c/c.png' } };
  const document = { id: 'd', file: 'e', kind: 'coa', title: 'COA' };
  expect(picturesIn([picture, film, document, { id: 'f', address: '' }, 'g'])).toEqual([
    '/files/a/a.png',
    '/files/c/c.png',
  ]);
  expect(describeValue([document], 'en', WORDS)).toBe('e, coa, COA');
});
