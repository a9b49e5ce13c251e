import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files that run longest, the longest first. */
export const SLOW_FILES: readonly string[] = [
  'scripts/start.test.ts',
  'server/test/sweeps/fields.test.ts',
  'server/test/sweeps/context.test.ts',
  'server/test/slow-clients.test.ts',
  'server/test/sweeps/malformed.test.ts',
  'server/test/sweeps/policy.test.ts',
  'server/src/domains/upload/upload.s3.test.ts',
  'server/test/sweeps/patterns.test.ts',
  'server/src/platform/spreadsheet/spreadsheet.test.ts',
  'server/src/platform/video/video-transcoder.test.ts',
  'server/src/platform/database/embedded.test.ts',
  'server/test/sweeps/objects.test.ts',
  'server/src/domains/product-import/product-import.test.ts',
  'server/src/domains/login/code.enumeration.test.ts',
  'server/src/domains/session/session.ending.test.ts',
  'server/src/platform/delivery/delivery.test.ts',
];

/**
 * Begins with what runs longest: begun last, it would be waited for alone while the other cores have nothing left. Then what needs a
 * process of its own, in one piece: where it comes between, the processes that others share end and are begun anew.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification): number => {
      const rank = SLOW_FILES.findIndex((file) => moduleId.endsWith(`/${file}`));
      if (rank !== -1) return rank;
      return project.config.isolate ? SLOW_FILES.length : SLOW_FILES.length + 1;
    };
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
