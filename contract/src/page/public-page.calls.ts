import { z } from 'zod';
import { call } from '../call.ts';
import { everybody } from '../roles.ts';
import { pageName, pageText, pageVersion } from './page.shapes.ts';

export const pageOfFair = call({
  does: 'A page of the organizer: about, disclaimer, agreement with privacy policy, handbooks; as it stands, or an earlier version',
  path: '/visitor/v2/page/getPage',
  roles: everybody,
  input: z.object({ page: pageName, version: pageVersion.optional() }),
  output: pageText,
  errors: ['notFound'],
  cacheable: true,
  example: { page: 'agreement' },
});
