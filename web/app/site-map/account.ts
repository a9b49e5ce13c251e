import { t, type Address } from './address.ts';
import type { WorkAddress } from './workbench.ts';

const LOGIN = {
  group: 'signedOut',
  screen: 'domains/login/login.screen.tsx',
  title: t('登录', 'Log in'),
  query: ['way', 'device', 'link'],
} as const;
const QUESTIONNAIRE = {
  group: 'registration',
  screen: 'domains/questionnaire/questionnaire.screen.tsx',
  title: t('观众问卷', 'Visitor questionnaire'),
} as const;

export const accountAddresses: readonly Address[] = [
  { path: '/login', ...LOGIN },
  { path: '/login/person', ...LOGIN },
  { path: '/login/actor', ...LOGIN },
  { path: '/login/:type', ...LOGIN },
  {
    path: '/register',
    group: 'registration',
    screen: 'domains/registration/register-email.screen.tsx',
    title: t('注册', 'Register'),
    event: '001035000',
  },
  {
    path: '/register/email/:step',
    group: 'registration',
    screen: 'domains/registration/register-email.screen.tsx',
    title: t('邮箱注册', 'Register with e-mail'),
    event: '001035000',
  },
  {
    path: '/register/mobile/:step',
    group: 'registration',
    screen: 'domains/registration/register-mobile.screen.tsx',
    title: t('手机号注册', 'Register with mobile'),
    event: '001035000',
  },
  {
    path: '/register/password/vis',
    group: 'registration',
    screen: 'domains/account/set-password.screen.tsx',
    title: t('设置密码', 'Set a password'),
    query: ['token', 'type'],
  },
  {
    path: '/l-register/account-email-info/0',
    group: 'registration',
    screen: 'domains/visitor/register-person.screen.tsx',
    title: t('填写个人信息', 'Your details'),
  },
  {
    path: '/l-register/account-mobile-info/0',
    group: 'registration',
    screen: 'domains/visitor/register-person.screen.tsx',
    title: t('填写个人信息', 'Your details'),
  },
  {
    path: '/register/account-info/1',
    group: 'registration',
    screen: 'domains/visitor/register-company.screen.tsx',
    title: t('填写公司信息', 'Your company'),
  },
  {
    path: '/account-info/1',
    group: 'registration',
    screen: 'domains/visitor/register-company.screen.tsx',
    title: t('填写公司信息', 'Your company'),
  },
  { path: '/register/questionnaire', ...QUESTIONNAIRE },
  { path: '/questionnaire', ...QUESTIONNAIRE },
  {
    path: '/register/completed',
    group: 'registration',
    screen: 'domains/visitor/register-completed.screen.tsx',
    title: t('注册完成', 'Registration complete'),
  },
];

/** Pages about the own account, for whoever is signed in. */
export const ownAccountAddresses: readonly WorkAddress[] = [
  {
    path: '/logonQR/:code',
    added: true,
    group: 'account',
    screen: 'domains/login/qr-confirm.screen.tsx',
    title: t('确认扫码登录', 'Confirm login'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/change-password',
    group: 'account',
    screen: 'domains/account/password-change.screen.tsx',
    title: t('修改密码', 'Change password'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/bindings',
    added: true,
    group: 'account',
    screen: 'domains/account/bindings.screen.tsx',
    title: t('邮箱与手机', 'E-mail and mobile'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/sessions',
    added: true,
    group: 'account',
    screen: 'domains/session/sessions.screen.tsx',
    title: t('登录设备', 'Devices'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/notifications',
    added: true,
    group: 'account',
    screen: 'domains/notification/personal-notifications.screen.tsx',
    title: t('通知设置', 'Notification settings'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/privacy',
    added: true,
    group: 'account',
    screen: 'domains/account/privacy.screen.tsx',
    title: t('隐私与数据', 'Privacy and data'),
    workbench: { within: '/me' },
  },
  {
    path: '/personal/bind-exhibitor',
    added: true,
    group: 'account',
    screen: 'domains/binding/bind-exhibitor.screen.tsx',
    title: t('绑定展商', 'Link to an exhibitor'),
    workbench: { within: '/me' },
  },
];

/** Opened by a code or link that was printed or mailed, by whoever holds it. */
export const byLinkAddresses: readonly Address[] = [
  {
    path: '/vip/letter/:code',
    added: true,
    group: 'everyone',
    screen: 'domains/vip/vip-letter.screen.tsx',
    title: t('邀请函核验', 'Verify invitation letter'),
  },
  {
    path: '/account/take-back',
    added: true,
    group: 'everyone',
    screen: 'domains/account/take-back.screen.tsx',
    title: t('恢复登录方式', 'Restore your login details'),
  },
  {
    path: '/account/correction',
    added: true,
    group: 'everyone',
    screen: 'domains/account/correction.screen.tsx',
    title: t('更改登录邮箱或手机号', 'Change of login e-mail or mobile'),
  },
  {
    path: '/preRegistration/confirm/:token',
    added: true,
    group: 'everyone',
    screen: 'domains/preregistration/confirm.screen.tsx',
    title: t('确认预登记', 'Confirm your pre-registration'),
  },
];
