/** What every page runs, beside src/islands/shell/site.ts. */
import '#features/search/ui/kept-order-script.ts';
import '../components/account-script.ts';
import '../components/consent-script.ts';
import '#features/listings/ui/card-script.ts';
import '#features/saved/ui/keep-script.ts';
