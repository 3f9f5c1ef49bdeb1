import type { ComponentProps } from 'react';
import type { IconName } from '#shared/icons.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

type Look = {
  look?: 'primary' | 'ink' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: IconName;
};

const classesOf = ({ look = 'secondary', size = 'md', block }: Look, extra?: string) =>
  cx('btn', `btn-${look}`, size !== 'md' && `btn-${size}`, block && 'btn-block', extra);

type ButtonProps = Look & { busy?: boolean } & ComponentProps<'button'>;

/** While `busy` it keeps its width and its focus, shows a spinner and ignores presses. */
export function Button({
  look,
  size,
  block,
  icon,
  busy,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={classesOf({ look, size, block }, className)}
      data-busy={busy ? '' : undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkProps = Look & ComponentProps<'a'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, icon, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={classesOf({ look, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
