import { clockOf } from './clock.ts';
import type { Message, Where } from './types.ts';
import { Icon } from '#ui/Icon.tsx';

/** What became of the listing: between the two, of neither. */
export function ListingLine({ message, where }: { message: Message; where: Where }) {
  const { content, createdAt } = message;
  return (
    <li className="bubble-news">
      <p>
        <Icon name="tag" size={18} /> {content}
      </p>
      <time dateTime={createdAt}>{clockOf(new Date(createdAt), where.timeZone)}</time>
    </li>
  );
}
