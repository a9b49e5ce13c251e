import { lazy } from 'react';
import { retryWhenOnline } from './retry-when-online.ts';

/**
 * A part of a page that comes when it is wanted. Without a network it is waited for, and comes when the network is back: what was typed
 * elsewhere on the page stays, where `lazy` alone would put the error page in its place.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => retryWhenOnline(load));
