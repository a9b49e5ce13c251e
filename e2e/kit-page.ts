import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** Nobody answers there but this test. */
const HOST = 'https://kit.example';

async function build(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-kit-'));
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const told = ['build', 'web', '--config', 'web/samples/vite.config.ts', '--outDir', folder, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...told], { cwd: ROOT });
  return folder;
}
let built: Promise<string> | null = null;

/** Brings a page to the kit, which is built alone, once a worker, and is served by nobody: the browser gets its files from the folder. */
export async function openKit(page: Page, address: '/ui' | '/en/ui'): Promise<void> {
  built ??= build();
  const folder = await built;
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(folder, pathname === address ? 'samples/index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' });
  });
  await page.goto(HOST + address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
