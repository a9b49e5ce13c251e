import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { GROUPS, layoutOf } from './site/groups.ts';
import { SITE_MAP, type Address } from './site-map.ts';
import { addressName } from './site-map/address.ts';

const NOT_OPEN = 'shell/not-open-yet.screen.tsx';
/** `en?` makes each address match in Chinese (bare) and in English (under `/en`): one route, two languages. */
const routeOf = (address: Address): RouteConfigEntry =>
  route(`en?${address.path === '/' ? '' : address.path}`, address.screen ?? NOT_OPEN, {
    id: addressName(address.path),
  });

/** Grouped by who may open it: each group has a layout route that guards it. */
export default [
  ...GROUPS.map((who) =>
    layout(
      `${layoutOf(who)}.tsx`,
      { id: `for-${who}` },
      SITE_MAP.filter((address) => address.group === who).map(routeOf),
    ),
  ),
  route('*', 'shell/not-found.screen.tsx', { id: 'not-found' }),
] satisfies RouteConfig;
