import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that run longest, by what `npm test` last printed; the longest first. */
export const SLOW_FILES: readonly string[] = [
  'server/test/sweeps/fields.test.ts',
  'server/test/sweeps/context.test.ts',
  'scripts/start.test.ts',
  'server/src/platform/files/file-store.test.ts',
  'server/test/sweeps/malformed.test.ts',
  'server/test/sweeps/policy.test.ts',
  'server/test/sweeps/objects.test.ts',
  'server/test/slow-clients.test.ts',
  'server/src/domains/upload/upload.s3.test.ts',
  'server/test/sweeps/patterns.test.ts',
  'server/src/domains/product-import/product-import.test.ts',
];

/** Begins with what runs longest: begun last, it would be waited for alone while the other cores have nothing left. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = SLOW_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
      return rank === -1 ? SLOW_FILES.length : rank;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
