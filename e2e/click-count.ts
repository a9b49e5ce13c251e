import type { Page } from '@playwright/test';

declare global {
  interface Window {
    counted: { presses: number; dialogs: number };
  }
}

/**
 * Counts what a person does with the mouse, as the browser sees it: each press of a button of the mouse, and of a select two, the one
 * that opens it and the one that chooses, since what it opens is no part of the page. And the dialogs that come: those of the page, and
 * those in which files are chosen. What is typed is not counted. Call it before the page is opened; it goes on over screens, not over loads.
 */
export async function countPresses(page: Page): Promise<() => Promise<{ presses: number; dialogs: number }>> {
  await page.addInitScript(() => {
    window.counted = { presses: 0, dialogs: 0 };
    const press = (event: Event): void => {
      if (event.isTrusted) window.counted.presses += 1;
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLSelectElement) window.counted.presses += 2;
      },
      true,
    );
    window.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDialogElement && target.open) window.counted.dialogs += 1;
      },
      true,
    );
  });
  let choosers = 0;
  page.on('filechooser', () => (choosers += 1));
  return async () => {
    const { presses, dialogs } = await page.evaluate(() => window.counted);
    return { presses, dialogs: dialogs + choosers };
  };
}
