import type { OwnPost } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { describe, expect, it } from 'vitest';
import { matchesShape } from '../../editing/matches-shape.ts';
import { toFormValues, emptyPost, toInput, isEmpty, POST_LIKE } from './post-form-values.ts';

const DRAFT = {
  lang: 'zh' as const,
  text: '求购',
  receivers: ['importers'],
  categories: [],
  medium: 'pictures' as const,
  pictures: [{ id: 'a', url: '/files/a' }],
  videos: [{ id: 'v', url: '/files/v/video.mp4', cover: { id: 'c', url: '/files/c' } }],
};

const POST: OwnPost = {
  id: 'p',
  author: { kind: 'visitor', name: { zh: '', en: '' }, company: { zh: '', en: '' }, avatar: '', exhibitor: null },
  lang: 'zh',
  text: '求购',
  receivers: [],
  categories: [],
  pictures: [],
  video: null,
  edited: false,
  likes: 0,
  comments: 0,
  state: 'published',
  reason: '',
  version: 1,
  createdAt: '2026-11-21T00:00:00.000Z',
  publishedAt: '2026-11-21T00:00:00.000Z',
  byMe: true,
  may: { edit: true, withdraw: true },
};

describe('the draft of a post', () => {
  it('is taken as it was kept, and in no other shape', () => {
    expect(matchesShape(POST_LIKE, JSON.parse(JSON.stringify(DRAFT)))).toBe(true);
    for (const wrong of [
      null,
      'x',
      {},
      { ...DRAFT, lang: 'fr' },
      { ...DRAFT, pictures: ['a'] },
      { ...DRAFT, text: 1 },
      { ...DRAFT, medium: 'sound' },
      { ...DRAFT, videos: ['v'] },
    ])
      expect(matchesShape(POST_LIKE, wrong)).toBe(false);
  });
  it('is empty while nothing is written or chosen', () => {
    expect(isEmpty(emptyPost('zh'))).toBe(true);
    expect(isEmpty({ ...emptyPost('en'), text: ' ' })).toBe(true);
    expect(isEmpty(DRAFT)).toBe(false);
  });
  it('is sent with the files of the chosen medium alone, and keeps those of the other', () => {
    const said = { lang: 'zh', text: '求购', receivers: ['importers'], categories: [] };
    expect(toInput(DRAFT)).toEqual({ ...said, pictures: ['a'], video: null, videoCover: null });
    expect(toInput({ ...DRAFT, medium: 'video' })).toEqual({ ...said, pictures: [], video: 'v', videoCover: 'c' });
    expect(isEmpty({ ...DRAFT, text: '', receivers: [], pictures: [] })).toBe(false);
  });
  it('of a post with a video begins with that video', () => {
    const video = { id: 'v', url: '/files/v/video.mp4', coverId: 'c', cover: '/files/c' };
    const { medium, pictures, videos } = toFormValues({ ...POST, video });
    expect({ medium, pictures, videos }).toEqual({ medium: 'video', pictures: [], videos: DRAFT.videos });
    expect(toFormValues(POST).medium).toBe('pictures');
  });
});
