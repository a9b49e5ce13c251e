/**
 * A vitest reporter that names, at the end, each test that passed at its second try only. On a shared machine one such test among
 * thousands must not hold up a good change, and must not go unseen either: a race in the product looks the same.
 */
export default class SecondTryReporter {
  onTestRunEnd(testModules) {
    const tests = testModules.flatMap((testModule) => [...testModule.children.allTests()]);
    const late = tests.filter((test) => test.diagnostic()?.flaky);
    if (late.length === 0) return;
    const lines = late.map((test) => {
      const [error] = test.result().errors ?? [];
      return `${test.module.relativeModuleId}: ${test.fullName}\n  ${error?.message ?? ''}`;
    });
    console.log(`\n== passed at the second try only\n${lines.join('\n')}`);
  }
}
