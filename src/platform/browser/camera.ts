export type CameraFault = 'denied' | 'none' | 'busy';
export type CameraOutcome = { kind: 'open'; stop: () => void } | { kind: 'closed'; fault: CameraFault };

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export type StreamOutcome = { kind: 'open'; stream: MediaStream } | { kind: 'closed'; fault: CameraFault };

/** Enough for reading a code. */
const TO_READ = { width: 1920, height: 1080 };
/** For a photo that is looked at: the shape of a sensor, as large as pages show it. */
export const TO_PHOTOGRAPH = { width: 2560, height: 1920 };

/** Asks for the camera at the back, once. Says why when there is none to be had. */
export async function askForCamera(size: { width: number; height: number } = TO_READ): Promise<StreamOutcome> {
  if (!navigator.mediaDevices?.getUserMedia) return { kind: 'closed', fault: 'none' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: size.width }, height: { ideal: size.height } },
    });
    return { kind: 'open', stream };
  } catch (error) {
    return { kind: 'closed', fault: FAULTS[error instanceof Error ? error.name : ''] ?? 'busy' };
  }
}

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Plays what a camera sees in a video element. */
export async function showStream(video: HTMLVideoElement, stream: MediaStream): Promise<void> {
  video.srcObject = stream;
  // A video that is taken off the page while it starts is no fault.
  await video.play().catch(() => {});
}

/** Shows the camera at the back in a video element until `stop`. Says why when it cannot. */
export async function openCamera(video: HTMLVideoElement): Promise<CameraOutcome> {
  const asked = await askForCamera();
  if (asked.kind === 'closed') return asked;
  const { stream } = asked;
  await showStream(video, stream);
  return {
    kind: 'open',
    stop: () => {
      stopStream(stream);
      video.srcObject = null;
    },
  };
}
