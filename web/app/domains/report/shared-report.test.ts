import { expect, it } from 'vitest';
import { meta } from './shared-report.screen.tsx';

it('is listed by no search engine, and tells no other site its secret address', () => {
  const tags = meta({ location: { pathname: '/report/shared/secret' }, matches: [], params: { token: 'secret' } });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ name: 'referrer', content: 'no-referrer' });
});
