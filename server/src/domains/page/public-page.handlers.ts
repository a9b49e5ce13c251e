import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pageAnswerOf } from './page.answers.ts';

export const publicPageHandlers: Handlers<FairContext, Pick<typeof contract.content, 'pageOfFair'>> = {
  pageOfFair: async ({ ctx, input }) => {
    const answer = await pageAnswerOf(ctx, input.page, input.version);
    if (answer === null) fail('notFound');
    return answer;
  },
};
