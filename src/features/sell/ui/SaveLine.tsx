import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { fill } from '#shared/text.ts';
import { $draft, isStarted } from '../browser/draft.ts';
import { $save, type SaveState } from '../browser/draft-sync.ts';
import { wizard } from '../browser/words.ts';
import { Icon } from '#ui/Icon.tsx';

function ago(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 2) return wizard.justNow;
  return seconds < 60
    ? fill(wizard.secondsAgo, { n: seconds })
    : fill(wizard.minutesAgo, { n: Math.floor(seconds / 60) });
}

function wordsOf(state: SaveState, now: number): string {
  if (state.kind === 'saving') return wizard.saving;
  if (state.kind === 'saved') return fill(wizard.savedServer, { ago: ago(state.at, now) });
  if (state.kind === 'offline') return wizard.offline;
  return state.kind === 'refused' ? state.message : wizard.savedHere;
}

/** "Saved 2 s ago": where the draft is, so that nobody has to fear closing the tab. */
export function SaveLine() {
  const state = useStore($save);
  const draft = useStore($draft);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(clock);
  }, []);
  if (!isStarted(draft)) return <p className="saved-line" />;
  const urgent = state.kind === 'offline' || state.kind === 'refused';
  return (
    <p className="saved-line" role={urgent ? 'status' : undefined}>
      <Icon name={urgent ? 'alert' : 'check'} size={16} />
      {wordsOf(state, Math.max(now, state.kind === 'saved' ? state.at : now))}
    </p>
  );
}
