import type { Config } from '../config.ts';
import { openDemo } from './demo.ts';
import type { PrintLine } from './print-line.ts';

/** The first lines a person reads: where the portal is, and who can enter its demo. */
export async function welcome(config: Config, say: PrintLine): Promise<void> {
  const base = config.BASE_PATH.replace(/\/$/, '');
  const here = `http://localhost:${config.PORT}${base}`;
  const at = config.PUBLIC_ORIGIN === undefined ? here : `${new URL(config.PUBLIC_ORIGIN).origin}${base}`;
  say(`\nFairbridge 展桥 is open: ${at}/   English: ${at}/en`);
  if (!config.DEMO) return;
  const { demoLogIns } = await openDemo();
  for (const line of demoLogIns(here, config.PORT, base)) say(line);
}
