import { HOST_ROLES, HOST_ROLE_NAMES } from '@fairbridge/contract/fair-profile/host-roles.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { WebInput } from '../../ui/address-input.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { newHost, type Host, type ProfileValues } from './fair-profile-values.ts';
import { fairProfileTexts } from './fair-profile.texts.ts';

/** Who stands behind the fair, in the order in which a page names them. */
export function FairHostFields({ form }: { form: Form<ProfileValues> }) {
  const t = useTexts(fairProfileTexts);
  const lang = useLang();
  const { hosts } = form.values;
  const set = (next: readonly Host[], field = 'hosts'): void => form.set('hosts', next, field);
  const edit = (key: number, part: Partial<Host>, field: string): void =>
    set(
      hosts.map((host) => (host.key === key ? { ...host, ...part } : host)),
      field,
    );
  return (
    <div className="grid gap-5">
      {hosts.map(({ key, role, name, website }, at) => {
        const place = { number: at + 1 };
        const field = `hosts.${at}`;
        return (
          <fieldset key={key} className="grid gap-4 border-b border-line pb-5">
            <legend className="sr-only">{t('hostNumber', place)}</legend>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">{t('hostNumber', place)}</p>
              <span className="flex gap-1">
                <IconButton
                  icon="up"
                  label={t('up', place)}
                  disabled={at === 0}
                  onClick={() => set(moveItem(hosts, at, at - 1))}
                />
                <IconButton
                  icon="down"
                  label={t('down', place)}
                  disabled={at === hosts.length - 1}
                  onClick={() => set(moveItem(hosts, at, at + 1))}
                />
                <IconButton
                  icon="trash"
                  label={t('remove', place)}
                  onClick={() => set(hosts.filter((host) => host.key !== key))}
                />
              </span>
            </div>
            <BilingualField
              name={`${field}.name`}
              labels={{ zh: t('hostNameZh'), en: t('hostNameEn') }}
              value={name}
              errors={form.errors}
              max={120}
              onChange={(value, path) => edit(key, { name: value }, path)}
            />
            <div className="grid gap-4 md:grid-cols-2">
              <Select
                label={t('role')}
                name={`${field}.role`}
                value={role}
                options={HOST_ROLE_NAMES.map((value) => ({ value, label: wordsIn(HOST_ROLES[value], lang) }))}
                onChange={({ target }) =>
                  edit(key, { role: HOST_ROLE_NAMES.find((one) => one === target.value) ?? 'host' }, `${field}.role`)
                }
              />
              <WebInput
                label={t('website')}
                name={`${field}.website`}
                value={website}
                error={form.errors[`${field}.website`]}
                onChange={({ target }) => edit(key, { website: target.value }, `${field}.website`)}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        kind="quiet"
        className="justify-self-start"
        disabled={hosts.length >= CONSOLE_LIMITS.fairHostsMax}
        onClick={() => set([...hosts, newHost(Math.max(-1, ...hosts.map(({ key }) => key)) + 1)])}
      >
        {t('addHost')}
      </Button>
    </div>
  );
}
