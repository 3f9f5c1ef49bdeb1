import type { ListingStatus } from '#shared/enums.ts';
import { type OwnerAction, ownerActions } from '#features/listings/rules/owner-actions.ts';
import { ownerActionWords, owner as words } from '../browser/words.ts';
import { BarMenu, MenuItem } from './BarMenu.tsx';

/** What can be done with the listing as a whole. */
export function StatusMenu({ status, onAct }: { status: ListingStatus; onAct: (action: OwnerAction) => void }) {
  return (
    <BarMenu label={words.status} icon="tag">
      {(close) =>
        ownerActions(status).map((action) => (
          <MenuItem
            key={action}
            {...ownerActionWords[action]}
            onPress={() => {
              close();
              onAct(action);
            }}
          />
        ))
      }
    </BarMenu>
  );
}
