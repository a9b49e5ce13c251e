import { describe, expect, it } from 'vitest';
import { emptyDraft, inputOf, isEmpty, moved, readDraft } from './post-draft.ts';

const DRAFT = {
  lang: 'zh' as const,
  text: '求购',
  receivers: ['importers'],
  categories: [],
  pictures: [{ id: 'a', url: '/files/a' }],
};

describe('the draft of a post', () => {
  it('is read back as it was kept, and dropped in any other shape', () => {
    expect(readDraft(JSON.parse(JSON.stringify(DRAFT)))).toEqual(DRAFT);
    for (const wrong of [null, 'x', {}, { ...DRAFT, lang: 'fr' }, { ...DRAFT, pictures: ['a'] }, { ...DRAFT, text: 1 }])
      expect(readDraft(wrong)).toBeNull();
  });
  it('is empty while nothing is written or chosen', () => {
    expect(isEmpty(emptyDraft('zh'))).toBe(true);
    expect(isEmpty({ ...emptyDraft('en'), text: ' ' })).toBe(true);
    expect(isEmpty(DRAFT)).toBe(false);
  });
  it('is sent with the ids of its pictures', () => {
    expect(inputOf(DRAFT)).toEqual({ ...DRAFT, pictures: ['a'] });
  });
  it('keeps the order of its pictures, but for the one that is moved', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  });
});
