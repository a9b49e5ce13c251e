import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { LocalLink } from '../i18n/lang.tsx';

export type ButtonKind = 'action' | 'quiet' | 'plain' | 'accent' | 'bad';
type Look = { kind?: ButtonKind; small?: boolean };

const KIND: Record<ButtonKind, string> = {
  action: 'button',
  quiet: 'button button-quiet',
  plain: 'button button-plain',
  accent: 'button button-accent',
  bad: 'button button-bad',
};
const look = ({ kind = 'action', small = false }: Look, className = ''): string =>
  `${KIND[kind]}${small ? ' button-small' : ''}${className === '' ? '' : ` ${className}`}`;

/** `busy` keeps the button focusable and says so, but a second press does nothing. */
export function Button({
  kind,
  small,
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type={type}
      className={look({ ...(kind && { kind }), ...(small && { small }) }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    />
  );
}

/** A link that looks like a button; `to` as for `LocalLink`. */
export function ButtonLink({
  kind,
  small,
  className,
  ...rest
}: Look & { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  return <LocalLink className={look({ ...(kind && { kind }), ...(small && { small }) }, className)} {...rest} />;
}
