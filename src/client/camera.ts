export type CameraFault = 'denied' | 'none' | 'busy';
export type CameraOutcome = { kind: 'open'; stop: () => void } | { kind: 'closed'; fault: CameraFault };

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

/** Shows the camera at the back in a video element until `stop`. Says why when it cannot. */
export async function openCamera(video: HTMLVideoElement): Promise<CameraOutcome> {
  if (!navigator.mediaDevices?.getUserMedia) return { kind: 'closed', fault: 'none' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
      video.srcObject = null;
    };
    video.srcObject = stream;
    // A video that is taken off the page while it starts is no fault.
    await video.play().catch(() => {});
    return { kind: 'open', stop };
  } catch (error) {
    return { kind: 'closed', fault: FAULTS[error instanceof Error ? error.name : ''] ?? 'busy' };
  }
}
