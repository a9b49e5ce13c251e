import { describe, expect, it } from 'vitest';
import { missingOf } from './own-company.ts';

const whole = {
  logo: '/files/LOGO0000001',
  introduction: { zh: '介绍', en: 'Introduction' },
  banners: ['/files/BANNER00001'],
  website: 'https://agro.example',
  mainBusinessScope: { zh: '除草剂', en: '' },
};

describe('missingOf', () => {
  it('asks nothing of a whole company', () => {
    expect(missingOf(whole, 12, 4)).toEqual([]);
  });
  it('asks for exhibits first, then for what nobody sees, then for the company', () => {
    expect(missingOf({ ...whole, logo: '' }, 0, 0).map(({ text }) => text)).toEqual(['todoExhibits', 'todoLogo']);
    expect(missingOf({ ...whole, introduction: { zh: '介绍', en: '' } }, 3, 0).map(({ text }) => text)).toEqual([
      'todoPublic',
      'todoIntroduction',
    ]);
  });
});
