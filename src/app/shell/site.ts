/** What every page runs of the islands, as one file: each waits until somebody needs it. */
import './find-script.ts';
import './messages-link.ts';
import './note-screens.ts';
import './navigation.ts';
import '#features/search/ui/map/open.ts';
import '#features/search/ui/live/open.ts';
