import { httpClient } from '@fairbridge/contract/client.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { Failure } from '../../failure.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAction } from '../../ui/use-action.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { notificationTexts } from '../../components/notification/notification.texts.ts';

export const meta = workMeta({ zh: '邮件退订', en: 'Unsubscribe' });

type Done = OutputOf<typeof contract.notification.unsubscribe>;
type State = 'asking' | 'on' | 'off' | 'invalid';

/** Nobody needs to be logged in here, and a session that has ended must not get in the way. */
const anonymousApi = httpClient({ ...caller, token: () => null });

const stateOf = (query: URLSearchParams): State => {
  const state = query.get('state');
  return state === 'on' || state === 'off' || state === 'invalid' ? state : 'asking';
};

function useLink() {
  const [query, setQuery] = useSearchParams();
  const told = stateOf(query);
  const [state, setState] = useState<State>(told);
  const [done, setDone] = useState<Done | null>(null);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const ask = async (wanted: boolean): Promise<void> => {
    const answer = await anonymousApi(calls.notification.unsubscribe, { token: query.get('token') ?? '-', wanted });
    setDone(answer);
    const now = answer.wanted ? 'on' : 'off';
    setState(now);
    // so that who takes it back and then loads the page again is not unsubscribed again
    setQuery((before) => new URLSearchParams({ ...Object.fromEntries(before), state: now }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const onFailure = (failed: Failure | null): boolean => {
    const invalid = failed?.name === 'linkInvalid' || failed?.name === 'badInput';
    if (invalid) setState('invalid');
    return invalid;
  };
  const follow = (wanted: boolean): Promise<boolean> => run(() => ask(wanted), { onFailure });
  // The press on the link in the e-mail was the decision; who only fetches the page to look at it runs no script.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || told !== 'asking') return;
    begun.current = true;
    void follow(false);
  });
  return { state, done, busy, failure, follow };
}

const WORDS = {
  asking: ['stopTitle', 'stopLead'],
  on: ['onTitle', 'onLead'],
  off: ['offTitle', 'offLead'],
  invalid: ['invalidTitle', 'invalidLead'],
} as const;

/**
 * Where the link at the foot of an e-mail leads: it switches off that kind of e-mail and shows what was switched off. The form is a plain
 * one, posted to this same address, so that it works where scripts do not run.
 */
export default function UnsubscribeScreen() {
  const t = useTexts(notificationTexts);
  const { state, done, busy, failure, follow } = useLink();
  const [title, lead] = WORDS[state];
  const wanted = state === 'off';
  const detail = done === null ? null : { kind: t(done.category), address: done.address };
  return (
    <div className="page-card py-8 md:py-14">
      <div className="card p-5 sm:p-8 md:p-10">
        <div aria-live="polite">
          <h1 className="text-2xl">{t(title)}</h1>
          <p className="mt-3 break-words">
            {detail === null || state === 'invalid' ? t(lead) : t(state === 'on' ? 'onDetail' : 'offDetail', detail)}
          </p>
          {failure !== '' && (
            <p className="field-error mt-3" role="alert">
              {failure}
            </p>
          )}
        </div>
        {state !== 'invalid' && <p className="mt-3 text-soft">{t('always')}</p>}
        <PostForm
          className="mt-6 flex flex-wrap gap-3"
          onSubmit={() => {
            if (!busy) void follow(wanted);
          }}
        >
          <input type="hidden" name="wanted" value={wanted ? '1' : '0'} />
          {(state === 'asking' || state === 'off') && (
            <Button type="submit" kind={wanted ? 'quiet' : 'action'} busy={busy}>
              {t(busy ? 'working' : wanted ? 'undo' : 'stop')}
            </Button>
          )}
          <ButtonLink to="/" kind="plain">
            {t('BackHome')}
          </ButtonLink>
        </PostForm>
      </div>
    </div>
  );
}
