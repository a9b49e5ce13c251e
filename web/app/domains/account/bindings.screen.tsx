import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { errorText } from '@fairbridge/contract/codes.ts';
import { useState } from 'react';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { updateUser, useUser } from '../../session/session.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { BindDialog, type BindingKind } from './bindings-bind.tsx';
import { UnbindDialog } from './bindings-unbind.tsx';
import { bindingsTexts } from './bindings.texts.ts';
import { internationalMobile } from '../../components/account/personal-address.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '邮箱与手机', en: 'E-mail and mobile' });

const load = defineClientLoad(async ({ api: ask }) => {
  const [user, { list }] = await Promise.all([ask(calls.account.info, {}), ask(calls.exhibition.countries, {})]);
  // Another window may have changed it.
  updateUser(user);
  return { countries: list };
});
export const clientLoader = load.browser;

const KINDS = ['email', 'mobile'] as const;
const addressOf = (user: CurrentUser, kind: BindingKind): string =>
  kind === 'email' ? user.email : internationalMobile(user.mobile);

function Row({
  kind,
  address,
  onBind,
  onUnbind,
}: {
  kind: BindingKind;
  address: string;
  onBind: () => void;
  onUnbind: () => void;
}) {
  const t = useTexts(bindingsTexts);
  const label = t(kind);
  const bound = address !== '';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="text-action" aria-hidden="true">
        <Icon name={kind === 'email' ? 'mail' : 'phone'} size={22} />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-sm text-soft">{label}</p>
        <p className={`num break-all ${bound ? 'font-semibold' : 'text-soft'}`}>{bound ? address : t('none')}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:pl-9">
        <Button kind="quiet" small aria-label={t(bound ? 'changeOf' : 'bindOf', { label })} onClick={onBind}>
          {t(bound ? 'change' : 'bind')}
        </Button>
        {bound && (
          <Button kind="plain" small aria-label={t('unbindOf', { label })} onClick={onUnbind}>
            {t('unbind')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** By what the account is entered: bound, changed, taken off (rulings 2.1 and 2.9; G24). */
export default function BindingsScreen() {
  const t = useTexts(bindingsTexts);
  const lang = useLang();
  const user = useUser();
  const { countries } = load.useData();
  const [open, setOpen] = useState<{ act: 'bind' | 'unbind'; kind: BindingKind } | null>(null);
  const [refused, setRefused] = useState(false);
  if (user === null) return null;
  const close = (): void => setOpen(null);
  const unbind = (kind: BindingKind): void => {
    const last = addressOf(user, kind === 'email' ? 'mobile' : 'email') === '';
    setRefused(last);
    if (!last) setOpen({ act: 'unbind', kind });
  };
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {refused && (
        <p className="note note-bad mb-4 max-w-2xl" role="alert">
          <strong>{errorText('lastAddress', lang)}</strong>
          <br />
          {t('bindFirst')}
        </p>
      )}
      <ul className="card max-w-2xl divide-y divide-line">
        {KINDS.map((kind) => (
          <Row
            key={kind}
            kind={kind}
            address={addressOf(user, kind)}
            onBind={() => {
              setRefused(false);
              setOpen({ act: 'bind', kind });
            }}
            onUnbind={() => unbind(kind)}
          />
        ))}
      </ul>
      {open?.act === 'bind' && <BindDialog kind={open.kind} user={user} countries={countries} onClose={close} />}
      {open?.act === 'unbind' && <UnbindDialog kind={open.kind} user={user} onClose={close} />}
    </PersonalFrame>
  );
}
