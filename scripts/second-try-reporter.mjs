import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter that names, at the end, each test that passed at a later try only. Only those that watch the clock are tried again
 * (`server/test/clock.ts`); what is late by itself must not go unseen.
 * Errors outside of every test, which the JSON report does not hold, go into the file named by `ERRORS_OUTSIDE_OF_TESTS`.
 */
export default class SecondTryReporter {
  onTestRunEnd(testModules, unhandledErrors) {
    const file = process.env.ERRORS_OUTSIDE_OF_TESTS;
    if (file) writeFileSync(file, JSON.stringify(unhandledErrors.map(({ stack, message }) => stack ?? message)));
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()]);
    const late = tests.filter((test) => test.diagnostic()?.flaky);
    if (late.length === 0) return;
    const lines = late.map((test) => {
      const [error] = test.result().errors ?? [];
      return `${test.module.relativeModuleId}: ${test.fullName}\n  ${error?.message ?? ''}`;
    });
    console.log(`\n== passed at a later try only\n${lines.join('\n')}`);
  }
}
