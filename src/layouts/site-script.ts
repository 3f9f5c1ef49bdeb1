/** What every page runs, as one file: apart, each of these would weigh more in headers than in code. */
import '../components/kept-order-script.ts';
import '../components/account-script.ts';
import '../components/messages-script.ts';
import '../components/screen-script.ts';
import '../components/progress-script.ts';
import '../components/consent-script.ts';
import '../components/card-script.ts';
import '../components/keep/keep-script.ts';
import '../components/map/map-script.ts';
import '../components/search/search-script.ts';
