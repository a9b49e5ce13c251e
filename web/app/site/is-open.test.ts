import { expect, it } from 'vitest';
import { SITE_MAP } from '../site-map.ts';
import { isOpen } from './is-open.ts';

const filled = (path: string): string => path.replaceAll(/:\w+\??/g, 'A000000001');

it('an address is open when it has a screen, with its parameters and without those it may lack', () => {
  const open = (path: string): boolean[] => [
    isOpen(filled(path)),
    isOpen(filled(path.replaceAll(/\/:\w+\?/g, '')) || '/'),
  ];
  expect(SITE_MAP.map(({ path }) => [path, ...open(path)])).toEqual(
    SITE_MAP.map(({ path, screen }) => [path, screen !== undefined, screen !== undefined]),
  );
});

it('a closed address is closed with a query and a fragment too, and other sites are open', () => {
  const closed = SITE_MAP.filter(({ screen }) => screen === undefined).map(({ path }) => filled(path));
  expect(closed.filter((path) => isOpen(`${path}?booth=A1`) || isOpen(`${path}#top`))).toEqual([]);
  expect([isOpen('https://fair.example/live'), isOpen('')]).toEqual([true, true]);
});
