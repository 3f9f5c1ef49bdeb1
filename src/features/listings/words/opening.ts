import { daysBetween, formatDate } from '#shared/dates.ts';
import { formatClock } from '#shared/clock.ts';
import { fill } from '#shared/text.ts';
import { toLocal } from '#shared/time-zones.ts';
import type { OpenNow } from '../rules/open-now.ts';

type Sentences = Readonly<Record<'openUntil' | 'opensAt' | 'opensTomorrow' | 'opensOn' | 'over', string>>;

/** Of what one goes to: a lot or a sale, or a home on the days it may be seen. */
const WORDS: Readonly<Record<'place' | 'house', Sentences>> = {
  place: {
    openUntil: 'Open until {time}',
    opensAt: 'Opens at {time}',
    opensTomorrow: 'Opens tomorrow at {time}',
    opensOn: 'Opens {day} at {time}',
    over: 'This sale is over',
  },
  house: {
    openUntil: 'Open house now, until {time}',
    opensAt: 'Open house today at {time}',
    opensTomorrow: 'Open house tomorrow at {time}',
    opensOn: 'Open house {day} at {time}',
    over: 'No open house planned',
  },
};

type Clocks = { readonly now: Date; readonly timeZone: string; readonly kind?: 'place' | 'house' };

const clockOf = (at: Date, timeZone: string): string => {
  const [hour = 0, minute = 0] = toLocal(at, timeZone).time.split(':').map(Number);
  return formatClock(hour * 60 + minute);
};

/** `Open until 2 PM`, `Opens tomorrow at 8 AM`, `Opens Sat at 8 AM`, `Opens Sat, Dec 5 at 8 AM`: by the clocks of the place. */
export function openWords(state: OpenNow, { now, timeZone, kind = 'place' }: Clocks): string {
  const words = WORDS[kind];
  if (state.kind === 'over') return words.over;
  if (state.kind === 'open') return fill(words.openUntil, { time: clockOf(state.until, timeZone) });
  const time = clockOf(state.at, timeZone);
  const away = daysBetween(now, state.at, { timeZone });
  if (away === 0) return fill(words.opensAt, { time });
  if (away === 1) return fill(words.opensTomorrow, { time });
  const day = formatDate(state.at, { now, timeZone });
  return fill(words.opensOn, { day: away < 7 ? day.slice(0, 3) : day, time });
}
