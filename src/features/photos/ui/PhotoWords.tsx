import { useEffect, useState } from 'react';
import type { OwnPhoto } from '../contract.ts';
import { PHOTO_LIMITS } from '../rules/photos.ts';
import { isShot, type ShotSubject, shotList } from '../rules/shots.ts';
import { fill } from '#shared/text.ts';
import { changePhoto } from '../browser/photos.ts';
import { photos as words } from '../browser/words.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';

type Props = { photo: OwnPhoto; place: number; vehicleType: ShotSubject };

/** Caption and what the photo shows. The caption is saved when the field is left. */
export function PhotoWords({ photo, place, vehicleType }: Props) {
  const [caption, setCaption] = useState(photo.caption);
  useEffect(() => setCaption(photo.caption), [photo.caption]);
  const save = () => {
    if (caption.trim() !== photo.caption) void changePhoto(photo.id, { caption });
  };
  return (
    <div className="grid gap-2 p-3">
      <TextField
        label={fill(words.captionNamed, { place })}
        hideLabel
        value={caption}
        onChange={setCaption}
        onBlur={save}
        maxLength={PHOTO_LIMITS.caption}
        placeholder={words.captionHint}
      />
      <SelectField
        label={fill(words.shotNamed, { place })}
        hideLabel
        value={photo.shot ?? ''}
        empty={words.shotNone}
        options={shotList(vehicleType).map(({ shot, label }) => ({ value: shot, label }))}
        onChange={(shot) => void changePhoto(photo.id, { shot: isShot(shot) ? shot : null })}
      />
    </div>
  );
}
