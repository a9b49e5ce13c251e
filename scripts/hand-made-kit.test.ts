import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { handMadeKit } from './hand-made-kit.ts';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));

const KIT: readonly string[] = ['ui/confirm-dialog.tsx', 'ui/dialog-actions.tsx', 'ui/post-form.tsx'];

/** What asks for more than a yes, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'domains/hotspot/exhibit-picker.tsx actions': 'the list above is the choice; below stands what takes the point away',
  'domains/visitor-review/decide-all.tsx confirm': 'goes on in portions, and cannot be closed but by stopping it',
  'parts/account/recovery-codes.tsx actions': 'saves a file, then says that it is kept; nothing is left as it was',
  'parts/content/rich-toolbar.tsx actions': 'sets a link or takes it away',
  'parts/recommendation/mute-dialog.tsx confirm': 'three things to choose from',
  'session/login-tip-dialog.tsx actions confirm': 'two ways on: to register and to log in',
};

test('each question is asked by ConfirmDialog, each form is a PostForm, and ends with DialogActions in a dialog', () => {
  const made = globSync('**/*.tsx', { cwd: APP })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !KIT.includes(file))
    .flatMap((file) => {
      const found = handMadeKit(file, readFileSync(path.join(APP, file), 'utf8'));
      return found.length === 0 ? [] : [`${file} ${found.join(' ')}`];
    });
  expect(made.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

/** What leads back otherwise, and why. */
const BACK_OTHERWISE: Readonly<Record<string, string>> = {
  'domains/chat/chat.screen.tsx': 'on a phone alone, between the list and a conversation of one screen',
  'domains/home/link-carousel.tsx': 'turns a carousel',
  'domains/invitation/mailing-detail.tsx': 'between the lists of one screen',
  'domains/newsfeed/newsfeed.screen.tsx': 'a public page, with a heading of its own',
  'domains/own-product/my-product-detail.screen.tsx': 'in the bar above a public page that is only looked at',
  'parts/visitor/registration-frame.tsx': 'a step of the registration, which has a way back to the step before',
  'shell/personal/personal-frame.tsx': 'on a phone alone, where the rooms stand beside no page',
};

test('each screen of the consoles leads back to its list by BackLink', () => {
  const made = globSync('**/*.tsx', { cwd: APP })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'ui/back-link.tsx')
    .filter((file) =>
      /<Icon name="back"|<LocalLink[^>]*>\s*\{t\('back'\)\}/.test(readFileSync(path.join(APP, file), 'utf8')),
    );
  expect(made.toSorted()).toEqual(Object.keys(BACK_OTHERWISE).toSorted());
});

test('finds what was made by hand before', () => {
  const cancel = '<Button kind="quiet" onClick={onClose}>{t("cancel")}</Button>';
  const act = '<Button kind="bad" onClick={remove}>{t("remove")}</Button>';
  const shapes = {
    asked: `<Dialog open title={t('sure')} onClose={onClose}><p>{t('lead')}</p><div className="dialog-actions">${cancel}${act}</div></Dialog>`,
    otherRow: `<Dialog open title={t('sure')}><p>{t('lead')}</p><p className="flex gap-2">${cancel}${act}</p></Dialog>`,
    kit: `<Dialog open title={t('sure')} onClose={onClose}>{t('lead')}<DialogActions act={t('remove')} onAct={remove} onClose={onClose} /></Dialog>`,
    sometimes: `<Dialog open title={t('sure')}>{ready && (<><p>{t('lead')}</p>${cancel}${act}</>)}</Dialog>`,
    fields: `<PostForm form={form} onSubmit={submit}><div className="dialog-actions mt-0!">${cancel}<Button type="submit">{t('save')}</Button></div></PostForm>`,
    form: `<form id={form.id} method="post" noValidate onSubmit={(event) => { event.preventDefault(); send(); }}>{fields}</form>`,
  };
  const found = Object.entries(shapes).map(([name, text]) => [name, handMadeKit('a.tsx', `const a = ${text};`)]);
  expect(Object.fromEntries(found)).toEqual({
    asked: ['actions', 'confirm'],
    otherRow: ['confirm'],
    kit: ['confirm'],
    sometimes: ['confirm'],
    fields: ['actions'],
    form: ['form'],
  });
});

test('leaves alone what is none: the kit, a form in a dialog, one that the browser sends, and what is only told', () => {
  const kit = `<ConfirmDialog open title={t('sure')} act={t('remove')} onConfirm={remove} onClose={onClose}>{t('lead')}</ConfirmDialog>`;
  const form = `<Dialog open title={t('ask')}><PostForm form={form} onSubmit={submit}><DialogActions act={t('send')} onClose={onClose} /></PostForm></Dialog>`;
  const told = `<Dialog open title={t('closed')}><p>{t('lead')}</p><div className="dialog-actions"><Button onClick={onClose}>{t('understood')}</Button></div></Dialog>`;
  const search = `<form key={keyword} role="search" method="get" action={localHref(lang, path)}><input name="keyword" /></form>`;
  expect([kit, form, told, search].map((text) => handMadeKit('a.tsx', `const a = ${text};`))).toEqual([[], [], [], []]);
});
