import type { PackageUse } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { expect, test } from 'vitest';
import { exhibitQuotaOf } from './exhibit-quota.ts';

const booked = (limits: PackageUse['limits']): PackageUse => ({
  package: { code: 'standard', name: { zh: '标准套餐', en: 'Standard' } },
  limits,
});

test('what may still be published is what a limit leaves, and none where there is more already', () => {
  const one = { limit: 'exhibits', used: 21, max: 30 } as const;
  expect(exhibitQuotaOf(booked([one, { limit: 'publicExhibits', used: 4, max: 10 }]))).toEqual({
    exhibits: 9,
    publicExhibits: 6,
  });
  expect(exhibitQuotaOf(booked([one, { limit: 'publicExhibits', used: 12, max: 10 }]))).toEqual({
    exhibits: 9,
    publicExhibits: 0,
  });
});
