import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import { PickButton } from './PickButton.tsx';

type Props = Omit<ComponentProps<typeof PickButton>, 'camera' | 'onPicked'> & { onCamera: (shot: string) => void };

/** Pages without a secure address get no camera from the browser. */
const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** Opens our camera where the browser has one for pages, else the device's own. */
export function TakeButton({ onCamera, ...props }: Props) {
  const { shot, label, children, ...look } = props;
  if (!hasCamera()) return <PickButton camera {...props} />;
  return (
    <Button {...look} aria-label={label} data-take={shot ?? 'any'} onClick={() => onCamera(shot ?? '')}>
      {children}
    </Button>
  );
}
