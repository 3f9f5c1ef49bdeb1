import { fill } from '#shared/text.ts';
import { cancelUpload, releaseFile, retryUpload, type UploadItem, type UploadState } from '../browser/uploads.ts';
import { adviceWords, photos as words } from '../browser/words.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** One picked file on its way: its picture at once, how far it is, and what to do when it stopped. */
export function UploadTile({ item }: { item: UploadItem }) {
  const { state, file } = item;
  return (
    <li className="card flex min-w-0 flex-col overflow-hidden" data-upload={state.kind}>
      <div className="relative aspect-4/3 bg-well">
        <img src={item.preview} alt="" className="absolute inset-0 size-full object-cover" />
        {state.kind !== 'sent' && (
          <button
            type="button"
            className="btn btn-icon absolute right-1 top-1 bg-sheet"
            aria-label={`${words.cancel}: ${file.name}`}
            onClick={() => void cancelUpload(item.id)}
          >
            <Icon name="x" size={20} />
          </button>
        )}
      </div>
      <div className="grid gap-1 p-2 text-sm">
        {state.kind === 'failed' ? (
          <Failure item={item} message={state.message} again={state.again} />
        ) : state.kind === 'held' ? (
          <Held id={item.id} />
        ) : (
          <Way item={item} />
        )}
      </div>
    </li>
  );
}

/** Taken with the camera, and the page was left before anybody had looked at it. */
function Held({ id }: { id: string }) {
  return (
    <>
      <p>{adviceWords.held}</p>
      <Button look="secondary" size="sm" onClick={() => void releaseFile(id)}>
        {adviceWords.heldUse}
      </Button>
    </>
  );
}

function Way({ item: { state, file } }: { item: UploadItem }) {
  const percent = state.kind === 'sending' ? state.percent : state.kind === 'sent' ? 100 : 0;
  return (
    <>
      <progress
        className="h-1.5 w-full accent-road"
        max={100}
        value={percent}
        aria-label={fill(words.sendingLabel, { name: file.name })}
      />
      <p className="figure text-ink-soft">{wordsOf(state)}</p>
    </>
  );
}

function wordsOf(state: UploadState): string {
  if (state.kind === 'sending') return fill(words.sending, { percent: state.percent });
  if (state.kind === 'offline') return words.offline;
  if (state.kind === 'retrying') return words.retrying;
  return state.kind === 'sent' ? words.preparing : words.waiting;
}

function Failure({ item, message, again }: { item: UploadItem; message: string; again: boolean }) {
  return (
    <>
      <p role="alert" className="text-stop">
        <strong className="block">{words.failed}</strong>
        {message}
      </p>
      {again && (
        <Button look="secondary" size="sm" onClick={() => retryUpload(item.id)}>
          {words.retry}
        </Button>
      )}
    </>
  );
}
