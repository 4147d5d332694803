// A result that takes its time: the page is answered as while it is being made, then as when it failed, then truly.
import type { PendingResult } from '@hakoniwa/protocol/sessions';
import type { Page } from 'playwright-core';

const STEPS = ['historian', 'stateManager', 'npcManager', 'world', 'dramatist', 'coordinator'];
const GET_RESULT = /\/result$/;
const RETRY = /\/result\/retry$/;

function pending(processingStatus: PendingResult['processingStatus']): PendingResult {
  const states = ['done', 'running'];
  const steps = STEPS.map((step, index) => ({ step, state: states[index] ?? 'waiting' }));
  return { processingStatus, resultId: 'result-slow', steps };
}

export async function slowResult(page: Page) {
  let now: PendingResult = pending('processing');
  await page.route(GET_RESULT, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 202, json: now })
      : route.continue(),
  );
  await page.route(RETRY, (route) => {
    now = pending('processing');
    return route.fulfill({ status: 202, json: now });
  });
  return {
    fail: () => {
      now = pending('failed');
    },
    finish: async () => {
      await page.unroute(GET_RESULT);
      await page.unroute(RETRY);
    },
  };
}
