// The page while the disk of the server is almost full, or is.
// Slow because the server waits between two looks at its disk.
import { browserTests } from './browser.ts';

const { it, desk } = browserTests({ isKept: true });

it('[WB19] says that the disk of the server is almost full, or is', async () => {
  const page = await desk.open('/settings', { language: 'en' });
  await page.getByText('Save everything').waitFor();
  desk.expectError(/503/);
  for (const [storage, words] of [
    ['low', /Little room is left/],
    ['full', /nothing more is kept until there is room/],
  ] as const) {
    const status = storage === 'low' ? 200 : 503;
    await page.route('**/healthz', (route) => route.fulfill({ status, json: { storage } }));
    await page.reload();
    await page.getByRole('alert').getByText(words).waitFor();
    await page.unroute('**/healthz');
  }
});
