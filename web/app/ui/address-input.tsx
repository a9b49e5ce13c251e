import type { ComponentProps } from 'react';
import { Input } from './field.tsx';

/** An e-mail address: the right keyboard, and nothing put right that is not wrong. */
export const EmailInput = (props: ComponentProps<typeof Input>) => (
  <Input inputMode="email" autoCapitalize="none" autoComplete="off" spellCheck={false} {...props} />
);

/** An address of the web, likewise. */
export const WebInput = (props: ComponentProps<typeof Input>) => (
  <Input inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} {...props} />
);
