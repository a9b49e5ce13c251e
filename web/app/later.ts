import { lazy } from 'react';
import { withNetwork } from './offline.ts';

/**
 * A part of a page that comes when it is wanted. Without a network it is waited for, and comes when the network is back: what was typed
 * elsewhere on the page stays, where `lazy` alone would put the error page in its place.
 */
export const later: typeof lazy = (load) => lazy(() => withNetwork(load));
