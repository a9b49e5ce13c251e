import type { CallAddress, InputOf } from '@fairbridge/contract/call.ts';
import { api } from './api.ts';
import { useAction } from './ui/use-action.ts';

/**
 * A call after a press; what is in sight is loaded anew afterwards. True when done.
 *
 *     const { busy, call } = useCall();
 *     await call(calls.article.restore, { id }, t('restored'));
 */
export function useCall() {
  const { busy, run } = useAction({ reload: true });
  return {
    busy,
    call: <C extends CallAddress>(made: C, input: InputOf<C>, success = ''): Promise<boolean> =>
      run(() => api(made, input), { success }),
  };
}
