import type { CameraFault } from '#platform/browser/camera.ts';
import { fill } from '#shared/text.ts';
import type { ShotGuide } from '../../rules/shots.ts';
import { cameraWords as words, photos } from '../../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PickButton } from '../PickButton.tsx';
import type { Torch } from './use-camera.ts';

type Props = {
  shot: ShotGuide;
  isLive: boolean;
  canFlip: boolean;
  shown: boolean;
  torch: Torch;
  onShutter: () => void;
  onMove: (by: number) => void;
  onFlip: () => void;
  onShow: () => void;
  onTorch: () => void;
  close: () => void;
};

/** Shutter in the middle, shots to its sides, what changes the view below. */
export function Controls({ shot, isLive, canFlip, shown, torch, onMove, ...on }: Props) {
  return (
    <div className="camera-controls">
      <div className="camera-row">
        <button type="button" className="btn btn-quiet btn-icon" aria-label={words.previous} onClick={() => onMove(-1)}>
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="camera-shutter"
          aria-label={fill(words.shutter, { shot: shot.label })}
          disabled={!isLive}
          onClick={on.onShutter}
        />
        <button type="button" className="btn btn-quiet btn-icon" aria-label={words.next} onClick={() => onMove(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
      <div className="camera-row camera-more">
        {isLive && (
          <Button look="quiet" size="sm" onClick={on.onShow}>
            {shown ? words.hideOutline : words.showOutline}
          </Button>
        )}
        {isLive && canFlip && shown && (
          <Button look="quiet" size="sm" onClick={on.onFlip}>
            {words.flip}
          </Button>
        )}
        {torch !== 'none' && (
          <Button look="quiet" size="sm" onClick={on.onTorch}>
            {torch === 'on' ? words.torchOff : words.torchOn}
          </Button>
        )}
        <Button look="quiet" size="sm" onClick={() => onMove(1)}>
          {words.skip}
        </Button>
        <Button look="quiet" size="sm" onClick={on.close}>
          {words.finish}
        </Button>
      </div>
    </div>
  );
}

const FAULTS: Readonly<Record<CameraFault, string>> = { denied: words.denied, none: words.none, busy: words.busy };

type ClosedProps = { fault: CameraFault; shot: ShotGuide; onAgain: () => void; onFiles: () => void };

/** Why there is no picture, and two ways on: asking again, or the device's own camera and files. */
export function Closed({ fault, shot, onAgain, onFiles }: ClosedProps) {
  return (
    <div className="camera-closed">
      <p role="alert">{FAULTS[fault]}</p>
      <div className="camera-row camera-more">
        <Button look="secondary" onClick={onAgain}>
          {words.again}
        </Button>
        {fault === 'none' ? (
          <PickButton look="ink" shot={shot.shot} onPicked={onFiles}>
            {photos.choose}
          </PickButton>
        ) : (
          <PickButton camera look="ink" icon="camera" shot={shot.shot} onPicked={onFiles}>
            {words.cameraApp}
          </PickButton>
        )}
      </div>
    </div>
  );
}
