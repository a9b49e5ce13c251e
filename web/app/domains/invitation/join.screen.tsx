import type { CodeInviter } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { workMeta } from '../../site/page-meta.ts';
import { failureText } from '../../ui/failure-text.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';

// the page opens before its form and its acts have come
const EnterCode = lazyWithRetry(() => import('./enter-code.tsx'));
const InvitedByCode = lazyWithRetry(() => import('./invited-by-code.tsx'));

export const meta = workMeta({ zh: '展商邀请', en: 'Exhibitor invitation' });

type Stage = { name: 'loading' } | { name: 'shown'; inviter: CodeInviter } | { name: 'failed'; message: string };

/** Following the link is an act of the reader's browser: mail programs and link checkers run no scripts. */
function useInviter(code: string): Stage {
  const lang = useLang();
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    api(calls.invitation.addRecord, { code }, stop.signal).then(
      (inviter) => {
        setStage({ name: 'shown', inviter });
        // it knows how an address is written, which the page itself does not need
        void import('../../components/visitor/invitation.ts').then(({ storeInvitationCode }) =>
          storeInvitationCode(code, inviter.exhibitor.id),
        );
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setStage({ name: 'failed', message: failureText(error, lang) });
      },
    );
    return () => stop.abort();
  }, [code, lang]);
  return stage;
}

function ByCode({ code }: { code: string }) {
  const stage = useInviter(code);
  if (stage.name === 'loading') return <FormSkeleton />;
  if (stage.name === 'failed') return <EnterCode failure={stage.message} />;
  return <InvitedByCode inviter={stage.inviter} code={code} />;
}

/** Where the link and the picture of an invitation code lead, and where a code is typed. */
export default function JoinScreen() {
  const code = useParams()['code'] ?? '';
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        <Suspense fallback={<FormSkeleton />}>
          {code === '' ? <EnterCode /> : <ByCode key={code} code={code} />}
        </Suspense>
      </div>
    </div>
  );
}
