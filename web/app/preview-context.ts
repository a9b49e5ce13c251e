import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { youMayLike } from '@fairbridge/contract/recommendation/recommendation.calls.ts';
import { createContext } from 'react';

/** What a browser would find out by itself: who reads, how wide the window is, and what is recommended. */
export type PreviewReader = {
  user: CurrentUser | null;
  width: number;
  recommended: OutputOf<typeof youMayLike>;
};

/**
 * As whom the server makes a page that is only looked at (the preview of the home page): it comes without scripts, so that no browser brings
 * it to life. Null for every page that is served. Browsers know nothing of this: what asks stands behind `import.meta.env.SSR`.
 */
export const PreviewContext = /* @__PURE__ */ createContext<PreviewReader | null>(null);
