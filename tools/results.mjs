// Counts of a run: reading them from Vitest's JSON report, adding them up, saying them in one line.

/**
 * The counts of one Vitest run. A file that could not be loaded counts as one failure, and so does
 * a run that ended badly without a failed test or left no report at all.
 */
export function countVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What failed in a Vitest run, a line each: the file, the test, and how its message begins. */
export function namesOfFailures(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name;
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (file.status === 'failed' && failed.length === 0)
      return [`${path}: ${firstLine(file.message)}`];
    return failed.map(
      (test) => `${path} > ${test.fullName}: ${firstLine(test.failureMessages.join('\n'))}`,
    );
  });
}

function firstLine(message = '') {
  return message.trim().split('\n', 1)[0];
}

/** The files whose tests took longest, a line each: where to look first when a run takes too long. */
export function dearestFiles(report, { root, most }) {
  return (report?.testResults ?? [])
    .map((file) => ({
      path: file.name.startsWith(root) ? file.name.slice(root.length + 1) : file.name,
      ms: file.assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1)} s ${path}`);
}

/** The sum of several counts; a missing one is a suite that never reported, which is a failure. */
export function addCounts(all) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    sum.passed += counts?.passed ?? 0;
    sum.failed += counts?.failed ?? 1;
    sum.skipped += counts?.skipped ?? 0;
  }
  return sum;
}

/** `N passed, N failed`, and the skipped ones when there are any. */
export function sayCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** `N s and N CPU-seconds`; the second where the system tells it. */
export function sayTime({ seconds, cpuSeconds }) {
  const cpu = cpuSeconds === undefined ? '' : ` and ${Math.round(cpuSeconds)} CPU-seconds`;
  return `${Math.round(seconds)} s${cpu}`;
}
