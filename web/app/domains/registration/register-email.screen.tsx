import { workMeta } from '../../site/page-meta.ts';
import { RegisterAccount } from './register-account.tsx';

export const meta = workMeta({ zh: '邮箱注册', en: 'Register with e-mail' });

export default function RegisterEmailScreen() {
  return <RegisterAccount kind="email" />;
}
