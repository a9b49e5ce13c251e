import type { InputOf, OutputOf } from '@fairbridge/contract/call.ts';
import type { addRecord } from '@fairbridge/contract/invitation/invitation.calls.ts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { useUser } from '../../session/session.ts';
import { storeTarget } from '../../session/target.ts';
import { useHydrated } from '../../site/hydrated.ts';
import { workMeta } from '../../site/page-meta.ts';
import { failureText } from '../../ui/failure-text.ts';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import { joinTexts } from './code.texts.ts';

// the page opens before its form and its acts have come
const EnterCode = lazyWithRetry(() => import('./enter-code.tsx'));
const InvitedBy = lazyWithRetry(() => import('./invited-by.tsx'));

export const meta = workMeta({ zh: '展商邀请', en: 'Exhibitor invitation' });

type Followed = InputOf<typeof addRecord>;
type Stage =
  | { name: 'loading' }
  | { name: 'shown'; inviter: OutputOf<typeof addRecord> }
  | { name: 'failed'; message: string };

/** Following the link is an act of the reader's browser: mail programs and link checkers run no scripts. */
function useInviter(asked: Followed): Stage {
  const lang = useLang();
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    api(calls.invitation.addRecord, asked, stop.signal).then(
      (inviter) => {
        setStage({ name: 'shown', inviter });
        // it knows how an address is written, which the page itself does not need
        if ('code' in asked)
          void import('../../components/visitor/invitation.ts').then(({ storeInvitationCode }) =>
            storeInvitationCode(asked.code, inviter.exhibitor.id),
          );
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setStage({ name: 'failed', message: failureText(error, lang) });
      },
    );
    return () => stop.abort();
  }, [asked, lang]);
  return stage;
}

function Invitation({ address }: { address: Followed }) {
  const [followed] = useState(address);
  const stage = useInviter(followed);
  const { pathname, search } = useLocation();
  const guest = useUser() === null;
  useEffect(() => {
    // whichever way a guest logs in or registers from here, it leads back
    if (guest) storeTarget(pathname + search, 'everyone');
  }, [guest, pathname, search]);
  if (stage.name === 'loading') return <FormSkeleton />;
  if (stage.name === 'failed') return <EnterCode failure={stage.message} />;
  return <InvitedBy inviter={stage.inviter} followed={followed} />;
}

/** What the address names: a code, or a letter (specification, section 5); null where a code is to be typed. */
function useFollowed(): Followed | null {
  const code = useParams()['code'] ?? '';
  const query = new URLSearchParams(useLocation().search);
  if (code !== '') return { code };
  const exhibitorId = query.get('exhibitorId') ?? '';
  const userAccountId = query.get('userAccountId') ?? '';
  return exhibitorId === '' || userAccountId === '' ? null : { exhibitorId, userAccountId };
}

function Inside() {
  const t = useTexts(joinTexts);
  const hydrated = useHydrated();
  const followed = useFollowed();
  const user = useUser();
  // the page is served without the query of a letter
  if (!hydrated) return <FormSkeleton />;
  if (user !== null && user.subjectType !== 'VISITOR') return <p className="note">{t('otherRole')}</p>;
  return followed === null ? <EnterCode /> : <Invitation key={JSON.stringify(followed)} address={followed} />;
}

/** Where the link and the picture of an invitation code and the link of a letter lead, and where a code is typed. */
export default function JoinScreen() {
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8">
        <Suspense fallback={<FormSkeleton />}>
          <Inside />
        </Suspense>
      </div>
    </div>
  );
}
