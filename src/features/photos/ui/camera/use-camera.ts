import { type RefObject, useEffect, useState } from 'react';
import { askForCamera, type CameraFault, showStream, stopStream, TO_PHOTOGRAPH } from '#platform/browser/camera.ts';

export type CameraState = { kind: 'starting' } | { kind: 'live' } | { kind: 'closed'; fault: CameraFault };
export type Torch = 'on' | 'off' | 'none';

/** Chromium's cameras say so; others say nothing of a light. */
const hasTorch = (track: MediaStreamTrack | undefined): boolean =>
  Boolean((track?.getCapabilities?.() as { torch?: boolean } | undefined)?.torch);

/** The camera at the back in a video element, for as long as it is shown. `tries` asks anew when it changes. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, tries: number) {
  const [state, setState] = useState<CameraState>({ kind: 'starting' });
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [torch, setTorch] = useState<Torch>('none');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    let gone = false;
    let opened: MediaStream | null = null;
    const open = async () => {
      setState({ kind: 'starting' });
      const asked = await askForCamera(TO_PHOTOGRAPH);
      if (asked.kind === 'closed') return !gone && setState(asked);
      if (gone) return stopStream(asked.stream);
      opened = asked.stream;
      const [first] = asked.stream.getVideoTracks();
      setTrack(first ?? null);
      setTorch(hasTorch(first) ? 'off' : 'none');
      if (!video.current) return;
      await showStream(video.current, asked.stream);
      if (!gone) setState({ kind: 'live' });
    };
    void open();
    return () => {
      gone = true;
      if (opened) stopStream(opened);
    };
  }, [video, tries]);

  const toggleTorch = async () => {
    const next = torch === 'on' ? 'off' : 'on';
    const wanted = { advanced: [{ torch: next === 'on' }] } as unknown as MediaTrackConstraints;
    await track
      ?.applyConstraints(wanted)
      .then(() => setTorch(next))
      .catch(() => setTorch('none'));
  };
  return { state, torch, toggleTorch };
}
