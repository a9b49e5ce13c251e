import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));

const PASSWORD = 'a password or a code, which is kept nowhere';
const STEP = 'a step of the registration: what it takes is short, and is saved as it goes on';
const ONE_LINE = 'a line or two, typed and sent at once';

/** Forms whose words are not kept as they are typed, and why. Everything else is an editor (`docs/how-to/edit-a-record.md`). */
const SHORT: Readonly<Record<string, string>> = {
  'domains/account/bindings-bind.tsx': PASSWORD,
  'domains/account/bindings-unbind.tsx': PASSWORD,
  'domains/account/password-change.screen.tsx': PASSWORD,
  'domains/account/privacy-delete.tsx': PASSWORD,
  'domains/account/set-password-account.tsx': PASSWORD,
  'domains/account/set-password-code.tsx': PASSWORD,
  'domains/account/set-password-new.tsx': PASSWORD,
  'domains/binding/bind-exhibitor.screen.tsx': PASSWORD,
  'domains/login/use-log-in.ts': PASSWORD,
  'domains/organizer/login-code.tsx': PASSWORD,
  'domains/organizer/login-password.tsx': PASSWORD,
  'domains/organizer/security-change.tsx': PASSWORD,
  'domains/organizer/security-set-up.tsx': PASSWORD,
  'components/account/first-password-form.tsx': PASSWORD,
  'components/account/personal-proof.tsx': PASSWORD,
  'components/login/use-log-in-again.ts': PASSWORD,
  'domains/registration/register-address.tsx': STEP,
  'domains/registration/register-by-link.tsx': STEP,
  'domains/registration/register-code.tsx': PASSWORD,
  'domains/registration/register-password.tsx': PASSWORD,
  'domains/visitor/register-company.screen.tsx': STEP,
  'domains/visitor/register-person.screen.tsx': STEP,
  'domains/visitor/profile-certificate.tsx': 'one file',
  'domains/vip/vip-form.tsx': 'a passport and its photo, which no browser keeps',
  'domains/fair/fair-state.screen.tsx': PASSWORD,
  'domains/exhibition/set-up-form.tsx': 'nobody has an account yet to keep it for',
  'domains/questionnaire/questionnaire-form.tsx': 'keeps its answers by itself, beside those that were sent',
  'domains/connection/api-key-list.tsx': ONE_LINE,
  'domains/connection/webhook-form.tsx': ONE_LINE,
  'domains/exhibitor-record/exhibitor-invite-form.tsx': ONE_LINE,
  'domains/organizer/staff-form.tsx': ONE_LINE,
  'domains/organizer/setting-form.tsx': 'a few numbers and lines, which stand as they were until they are saved',
  'domains/preregistration/colleague.screen.tsx': ONE_LINE,
  'domains/suggestion/suggestion-form.tsx': 'also for guests, who have nowhere to keep it',
  'domains/check-in/walk-in.screen.tsx': 'what somebody says at the desk, sent at once and kept on no device',
  'domains/visitor-review/correct-address-dialog.tsx': ONE_LINE,
  'domains/visitor-review/visitor-seen.screen.tsx': ONE_LINE,
  'components/block/block-dialog.tsx': ONE_LINE,
  'components/personal-request/correct-details-dialog.tsx':
    'a few lines, which stand as they were until they are saved',
  'components/personal-request/erase-dialog.tsx': 'what is typed to confirm must not be there beforehand',
  'components/inquiry/close-request.tsx': ONE_LINE,
  'domains/invitation/letter-list.tsx': ONE_LINE,
  'components/lead/score-settings.tsx': 'a few numbers in a dialog, which stand as they were until they are saved',
  'components/lead/reply-template-form.tsx': 'a copy of what stands in the reply beside it, which is kept',
  'components/opening-hours/hours-form.tsx': 'times of day, which stand as they were until they are saved',
  'components/chat/guest-panel.tsx': ONE_LINE,
  'components/live/guest-name.tsx': ONE_LINE,
  'domains/live/private-live.tsx': ONE_LINE,
  'components/chat/quick-reply-form.tsx': ONE_LINE,
  'components/order/order-panel.tsx': ONE_LINE,
};

/** What keeps its words, and asks for nothing where it is left. */
const UNASKED: Readonly<Record<string, string>> = {
  'domains/page/page-publishing.tsx': 'what is said of the next version waits for it; the page beside it asks',
  'domains/own-product/my-product-add.screen.tsx': 'its form asks (own-product-form.tsx)',
  'domains/own-product/my-product-edit.screen.tsx': 'its form asks (own-product-form.tsx)',
};

const files = globSync('**/*.{ts,tsx}', { cwd: APP })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('.test.') && !file.startsWith('editing/') && file !== 'ui/form.ts');
const textOf = (file: string): string => readFileSync(path.join(APP, file), 'utf8');

/** Forms that begin by themselves, so that nothing of what is typed is kept. */
const forms = files.filter((file) => /\buseForm(?:<|\()/.test(textOf(file)));
/** Of the model, not of the formatted text, whose own hook has the same name. */
const editors = files.filter((file) =>
  /import \{[^}]*\buse(?:Record)?Editor\b[^}]*\} from '[^']*\/editing\//.test(textOf(file)),
);

test('each form keeps what is typed, or is named here with why it need not', () => {
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((file) => !(file in SHORT))).toEqual([]);
});

test('each editor asks whoever leaves it: to save, to discard, or to stay', () => {
  expect(editors.length).toBeGreaterThan(15);
  expect(
    editors.filter((file) => !(file in UNASKED) && !/<(?:LeaveDialog|EditorFrame|RecordEditor)/.test(textOf(file))),
  ).toEqual([]);
});

test('what is named here is there', () => {
  expect([...Object.keys(SHORT), ...Object.keys(UNASKED)].filter((file) => !existsSync(path.join(APP, file)))).toEqual(
    [],
  );
});
