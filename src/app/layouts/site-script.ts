/** What every page runs, beside src/app/shell/site.ts. */
import '#features/places/ui/place-script.ts';
import '#features/search/ui/kept-order-script.ts';
import '#features/search/ui/near-script.ts';
import '#features/home/ui/near-shelves.ts';
import '../shell/account-script.ts';
import '../shell/consent-script.ts';
import '#features/listings/ui/card-script.ts';
import '#features/saved/ui/keep-script.ts';
