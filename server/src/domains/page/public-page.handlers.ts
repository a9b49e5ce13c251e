import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { pageAnswerOf } from './page.answers.ts';

export const publicPageHandlers: Implementation<Scope, Pick<typeof contract.content, 'pageOfFair'>> = {
  pageOfFair: async ({ scope, input }) => {
    const answer = await pageAnswerOf(scope, input.page, input.version);
    if (answer === null) refuse('notFound');
    return answer;
  },
};
