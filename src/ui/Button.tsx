import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { buttonClasses, type ButtonLook } from './looks.ts';

type ButtonProps = ButtonLook & { busy?: boolean } & ComponentProps<'button'>;

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
      className={buttonClasses({ look, size, block }, className)}
      data-busy={busy ? '' : undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type LinkProps = ButtonLook & ComponentProps<'a'> & { href: string };

/** A link that looks like a button. */
export function ButtonLink({ look, size, block, icon, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={buttonClasses({ look, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
