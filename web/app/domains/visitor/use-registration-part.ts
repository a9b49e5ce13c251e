import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../i18n/address.ts';
import { useLang } from '../../i18n/lang.tsx';
import { REGISTRATION_COMPLETED } from '../../session/registration-step.ts';
import { updateUser } from '../../session/session.ts';
import { track } from '../../tracking/track.ts';
import { dropDraft, keepDraft } from './stored-registration.ts';

/**
 * A part of the registration: keeps its values as they are typed, not what was only filled in by the page. `goOn` forgets them once they
 * are saved, and leads to what the server says comes next.
 */
export function useRegistrationPart(
  step: 'person' | 'company',
  owner: string,
  values: Readonly<Record<string, string>>,
): (saved: { user: CurrentUser; next: string }) => Promise<void> {
  const lang = useLang();
  const navigate = useNavigate();
  const first = useRef(values);
  useEffect(() => {
    if (values !== first.current) keepDraft(step, owner, values);
  }, [step, owner, values]);
  return async ({ user, next }) => {
    dropDraft(step, owner);
    track(step === 'person' ? '001035003' : '001035004');
    if (next === REGISTRATION_COMPLETED) track('001035006');
    updateUser(user);
    await navigate(localPath(lang, next));
  };
}
