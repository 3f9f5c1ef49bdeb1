/** What the page of a listing runs, as one file. */
import '#features/listings/ui/gallery-script.ts';
import '#features/valuation/ui/costs/open.ts';
import '#ui/share-script.ts';
import '#features/chat/ui/ask-script.ts';
import '#features/listings/ui/view-script.ts';
